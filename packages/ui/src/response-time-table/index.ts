export * from './ResponseTimeTable.tsx';
