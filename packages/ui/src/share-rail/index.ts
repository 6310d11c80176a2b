export * from './ShareRail.tsx';
