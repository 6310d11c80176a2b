export {
  Field,
  type FieldControl,
  type FieldLabels,
  type FieldProps,
  type FieldWords,
} from './Field.tsx';
