export {
  ComparisonTray,
  type ComparisonTrayItem,
  type ComparisonTrayLabels,
  type ComparisonTrayProps,
} from './ComparisonTray.tsx';
