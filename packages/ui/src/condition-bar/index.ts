export * from './ConditionBar.tsx';
