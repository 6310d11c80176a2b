export { type SpecModel, type SpecProperty, specAlignments } from '../internal/specification.ts';
export * from './SpecTable.tsx';
