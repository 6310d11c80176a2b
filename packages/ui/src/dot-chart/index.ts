export * from './DotChart.tsx';
