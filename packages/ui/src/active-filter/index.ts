export * from './ActiveFilter.tsx';
