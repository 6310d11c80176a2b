export * from './VisibleVideo.tsx';
