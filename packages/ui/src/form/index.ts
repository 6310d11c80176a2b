export { keepFocus } from '../internal/keepFocus.ts';
export { type FocusAfterOptions, useFocusAfter } from '../internal/useFocusAfter.ts';
export type {
  FieldMessage,
  FormAction,
  FormErrors,
  FormLabels,
  FormResult,
  FormValues,
  Honeypot,
  Sending,
} from './answers.ts';
export * from './Form.tsx';
export { useFormField } from './FormContext.ts';
