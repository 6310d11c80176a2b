export * from './FloatingActionMenu.tsx';
