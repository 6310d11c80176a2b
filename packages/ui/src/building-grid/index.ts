export { BuildingGrid, type BuildingGridProps, type BuildingType } from './BuildingGrid.tsx';
