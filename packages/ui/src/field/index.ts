export {
  Field,
  type FieldControl,
  type FieldLabels,
  type FieldProps,
  type FieldWords,
  fieldLabelPlacements,
} from './Field.tsx';
