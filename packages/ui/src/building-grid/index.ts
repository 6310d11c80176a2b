export * from './BuildingGrid.tsx';
