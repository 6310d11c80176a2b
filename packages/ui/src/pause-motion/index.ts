export * from './PauseMotion.tsx';
