export { PauseMotion, type PauseMotionLabels, type PauseMotionProps } from './PauseMotion.tsx';
