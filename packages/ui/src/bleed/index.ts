export * from './Bleed.tsx';
