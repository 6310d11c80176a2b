export {
  ChallengeSolution,
  type ChallengeSolutionItem,
  type ChallengeSolutionLabels,
  type ChallengeSolutionProps,
} from './ChallengeSolution.tsx';
