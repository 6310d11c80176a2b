export { type Measure, MeasureBand, type MeasureBandProps } from './MeasureBand.tsx';
