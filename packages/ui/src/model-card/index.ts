export * from './ModelCard.tsx';
