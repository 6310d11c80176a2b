import type { ReactNode } from 'react';
import type { Words } from '../internal/labels.ts';

/** Values by the name of the field. */
export type FormValues = Readonly<Record<string, string>>;

/** Error messages by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>;

/** Error message of a field that violates its attributes (`required`, `type`, `pattern` …). */
export type FieldMessage = string | { missing: string; invalid: string };

/** The response to a form. */
export type FormResult =
  | { ok: true; title?: string; message?: ReactNode }
  | {
      ok: false;
      message: string;
      fields?: FormErrors;
      /** Submitted values, which refill a form that a server function refuses without JavaScript. */
      values?: FormValues;
    };

/**
 * Takes the form on the server. Hydrated or not, the form shows its result: the shape is that of React's
 * `useActionState`, and the first argument is React's.
 */
export type FormAction = (previous: unknown, data: FormData) => Promise<FormResult>;

/** Helpers for sending a form. */
export interface Sending {
  /** Idempotency key: the same for every attempt to send a message, so that the server stores it once. */
  key: string;
  /** Shows the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

export const defaultLabels = {
  submitting: 'Submitting...',
  /** Over the progress of an upload. */
  uploading: 'Uploading',
  /** Brings the form back after it was sent. */
  again: 'Send Another Message',
  /** Above the list of mistakes. */
  invalid: 'Please correct the marked fields.',
  /** When `onSubmit` rejects. */
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
} as const;

/** Words of every form. */
export interface FormLabels extends Words<typeof defaultLabels> {}
