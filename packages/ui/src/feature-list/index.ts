export * from './FeatureList.tsx';
