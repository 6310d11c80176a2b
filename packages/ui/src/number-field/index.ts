export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export {
  type NumberFieldLabels,
  type Readings,
  type ReadNumber,
  readNumber,
} from './readNumber.ts';
