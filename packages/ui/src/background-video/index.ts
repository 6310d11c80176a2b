export * from './BackgroundVideo.tsx';
