export * from './ExplodedView.tsx';
