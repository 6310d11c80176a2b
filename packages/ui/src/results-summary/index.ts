export * from './ResultsSummary.tsx';
