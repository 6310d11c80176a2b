export {
  type Feature,
  FeatureCard,
  type FeatureCardProps,
  featureCardElements,
} from './FeatureCard.tsx';
