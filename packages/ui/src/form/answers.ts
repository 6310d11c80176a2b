import type { ReactNode } from 'react';
import type { Words } from '../internal/labels.ts';

/** Values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Error messages by field name. */
export type FormErrors = Readonly<Record<string, string>>;

/** Error message of a field that violates its attributes (`required`, `type`, `pattern` …). */
export type FieldMessage = string | { missing: string; invalid: string };

/** Result of a submission. */
export type FormResult =
  | { ok: true; title?: string; message?: ReactNode }
  | {
      ok: false;
      /** By default `labels.invalid` if there are errors in `fields`, else `labels.failed`. */
      message?: string | undefined;
      fields?: FormErrors;
      /** Submitted values, which refill the form when a server function rejects it without JavaScript. */
      values?: FormValues;
    };

/** A server function, as React's `useActionState` expects. The form shows its result, before and after hydration. */
export type FormAction = (previous: unknown, data: FormData) => Promise<FormResult>;

/** Fields by which a server detects bots. */
export interface Honeypot {
  /** Name of a hidden field that only bots fill in. */
  name: string;
  /** Name under which the form sends the time it took to fill it in, in ms. Without JavaScript it is not sent. */
  fillTime: string;
}

/** Helpers for sending a form. */
export interface Sending {
  /** Idempotency key: the same for every attempt to send a message, so that the server stores it once. */
  key: string;
  /** Call this with the uploaded share, from 0 to 1, to show the progress. */
  onProgress: (share: number) => void;
}

export const defaultLabels = {
  submitting: 'Submitting...',
  /** Label of the upload progress. */
  uploading: 'Uploading',
  /** Button that shows the form again after it was sent. */
  again: 'Send Another Message',
  /** Title of the error summary. */
  invalid: 'Please correct the marked fields.',
  /** Shown when `onSubmit` rejects, or when the result has no message. */
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
} as const;

/** Labels of every form. */
export interface FormLabels extends Words<typeof defaultLabels> {}
