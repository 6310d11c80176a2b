export {
  PlanCard,
  type PlanCardLabels,
  type PlanCardProps,
  planCardElements,
} from './PlanCard.tsx';
