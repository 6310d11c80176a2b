export { RangeBar, type RangeBarProps } from './RangeBar.tsx';
