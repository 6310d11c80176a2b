export {
  type Motion,
  MotionProvider,
  type MotionProviderProps,
  useMotion,
} from './MotionProvider.tsx';
