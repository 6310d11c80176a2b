export * from './SavingFigure.tsx';
