export * from './PostHeader.tsx';
