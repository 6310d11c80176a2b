export * from './BackToTop.tsx';
