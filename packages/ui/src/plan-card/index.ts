export * from './PlanCard.tsx';
