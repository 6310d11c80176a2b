export { Bleed, type BleedProps } from './Bleed.tsx';
