'use client';
import { FormView, type FormViewProps } from './FormView.tsx';
import { type FormOptions, useForm } from './useForm.ts';

export interface FormProps extends FormViewProps, FormOptions {}

/**
 * A form with validation, submission and confirmation. Input is kept after errors and failures; without JavaScript the
 * browser validates and submits it. Renders `<div>` with a `<form method="post">`.
 */
export function Form(props: FormProps) {
  const { props: view, ...form } = useForm(props);
  return <FormView {...view} form={form} />;
}
