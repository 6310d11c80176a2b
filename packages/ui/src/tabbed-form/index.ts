export * from './TabbedForm.tsx';
export { TabbedFormFields, type TabbedFormFieldsProps } from './TabbedFormFields.tsx';
