export * from './Readout.tsx';
