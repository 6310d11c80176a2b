'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Values that a form provides to one of its fields. */
interface FormField {
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

interface FormState {
  field: (name: string) => FormField;
  submitting: boolean;
  submittingLabel: string;
}

export const FormContext = createContext<FormState | undefined>(undefined);

type Value = string | number | readonly string[];

export interface FieldProps {
  name: string;
  id?: string;
  error?: ReactNode;
  value?: Value;
  defaultValue?: Value;
}

/** Adds the id, error and initial value that a form has for a field, unless the caller sets them. */
export function useFormField<Props extends FieldProps>(props: Props): Props & FieldProps {
  const field = useContext(FormContext)?.field(props.name);
  if (!field) return props;
  const { id = field.id, error = field.error, value, defaultValue = field.defaultValue } = props;
  return { ...props, id, error, defaultValue: value === undefined ? defaultValue : undefined };
}
