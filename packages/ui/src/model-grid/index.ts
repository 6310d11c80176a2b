export { ModelGrid, type ModelGridProps } from './ModelGrid.tsx';
