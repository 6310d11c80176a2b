export * from './ResultRow.tsx';
