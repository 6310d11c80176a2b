export { Measured, type MeasuredProps } from './Measured.tsx';
