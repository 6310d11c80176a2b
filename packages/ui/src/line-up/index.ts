export * from './LineUp.tsx';
