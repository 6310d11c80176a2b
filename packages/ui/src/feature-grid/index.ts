export * from './FeatureGrid.tsx';
