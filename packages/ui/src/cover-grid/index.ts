export * from './CoverGrid.tsx';
