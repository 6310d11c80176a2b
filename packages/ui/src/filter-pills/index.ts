export * from './FilterPills.tsx';
