export { FeatureGrid, type FeatureGridProps, featureColumns } from './FeatureGrid.tsx';
