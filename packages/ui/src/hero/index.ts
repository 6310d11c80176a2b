export { Hero, type HeroProps, heroHeights } from './Hero.tsx';
export type { HeroHeadline } from './RotatingHeadlines.tsx';
