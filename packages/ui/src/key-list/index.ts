export * from './KeyList.tsx';
