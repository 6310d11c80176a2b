export * from './TechnologyCard.tsx';
