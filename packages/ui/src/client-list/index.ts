export * from './ClientList.tsx';
