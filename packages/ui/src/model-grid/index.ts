export * from './ModelGrid.tsx';
