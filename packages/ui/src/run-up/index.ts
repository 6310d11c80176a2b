export * from './RunUp.tsx';
