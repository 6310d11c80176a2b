export * from './MobileDrawer.tsx';
