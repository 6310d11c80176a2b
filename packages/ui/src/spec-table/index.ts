export { type SpecModel, type SpecProperty, specAlignments } from '../internal/specification.ts';
export { SpecTable, type SpecTableLabels, type SpecTableProps } from './SpecTable.tsx';
