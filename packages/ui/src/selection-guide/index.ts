export * from './SelectionGuide.tsx';
