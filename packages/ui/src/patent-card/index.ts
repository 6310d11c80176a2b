export {
  PatentCard,
  type PatentCardLabels,
  type PatentCardProps,
  patentCardElements,
} from './PatentCard.tsx';
