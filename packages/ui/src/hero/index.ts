export { Hero, type HeroProps, heroHeights, heroMediaPlaces } from './Hero.tsx';
export type { HeroHeadline } from './RotatingHeadlines.tsx';
