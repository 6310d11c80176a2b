export * from './PropertyTable.tsx';
