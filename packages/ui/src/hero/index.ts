export * from './Hero.tsx';
export type { HeroHeadline } from './RotatingHeadlines.tsx';
