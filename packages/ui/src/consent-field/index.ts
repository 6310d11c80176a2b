export {
  type ConsentDocument,
  ConsentField,
  type ConsentFieldProps,
} from './ConsentField.tsx';
