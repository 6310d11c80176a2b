export * from './MeasureBand.tsx';
