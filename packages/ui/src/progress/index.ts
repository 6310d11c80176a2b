export * from './Progress.tsx';
