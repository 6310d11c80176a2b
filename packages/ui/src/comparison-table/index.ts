export {
  ComparisonTable,
  type ComparisonTableLabels,
  type ComparisonTableProps,
} from './ComparisonTable.tsx';
