export { Field, type FieldControl, type FieldProps, type FieldWords } from './Field.tsx';
