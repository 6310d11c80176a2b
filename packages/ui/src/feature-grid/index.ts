export {
  type Feature,
  FeatureGrid,
  type FeatureGridProps,
  featureColumns,
} from './FeatureGrid.tsx';
