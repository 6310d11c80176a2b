export { ResultsSummary, type ResultsSummaryProps } from './ResultsSummary.tsx';
