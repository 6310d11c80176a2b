export {
  TechnologyCard,
  type TechnologyCardProps,
  technologyCardElements,
} from './TechnologyCard.tsx';
