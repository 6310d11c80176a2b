export { ModelCard, type ModelCardProps, modelCardElements } from './ModelCard.tsx';
