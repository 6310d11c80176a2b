export { MobileDrawer, type MobileDrawerLabels, type MobileDrawerProps } from './MobileDrawer.tsx';
