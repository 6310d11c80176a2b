export type {
  FieldMessage,
  FormErrors,
  FormField,
  FormResult,
  FormTab,
  Sending,
  TabbedFormLabels,
} from './form.ts';
export { TabbedForm, type TabbedFormProps } from './TabbedForm.tsx';
export { TabbedFormFields, type TabbedFormFieldsProps } from './TabbedFormFields.tsx';
