export {
  EnergySplit,
  type EnergySplitLabels,
  type EnergySplitPart,
  type EnergySplitProps,
} from './EnergySplit.tsx';
