export * from './ComparisonTable.tsx';
