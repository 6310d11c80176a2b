export * from './EnergySplit.tsx';
