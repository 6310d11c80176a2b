export * from './ConsentField.tsx';
