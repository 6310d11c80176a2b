export * from './FeatureCard.tsx';
