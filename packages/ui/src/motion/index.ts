export { useHydrated } from '../internal/useHydrated.ts';
export * from './MotionProvider.tsx';
