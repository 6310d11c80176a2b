import type { ReactNode } from 'react';

/** A variant of the form. */
export interface FormTab {
  /** Names the variant; the form sends it. */
  value: string;
  /** What stands on the tab. */
  name: string;
  /** Address that shows the page with this variant: without JavaScript the tab leads there. */
  href: string;
  /** Words of the submit button, where they differ from the others'. */
  submit?: string;
}

/** A message for each wrong field, by its name. */
export type FormErrors = Readonly<Record<string, string>>;

/** What to say when a field is not as its attributes (`required`, `type`, `pattern` …) ask for. */
export type FieldMessage = string | { missing: string; invalid: string };

/** What became of a form. */
export type FormResult =
  | { ok: true; title: string; message?: ReactNode }
  | { ok: false; message: string; fields?: FormErrors };

/** What helps to send a form. */
export interface Sending {
  /** Value of the tab. */
  value: string;
  /** Tell it the share, 0 to 1, that is uploaded: it is shown. */
  onProgress: (share: number) => void;
}

/** What joins a field to the form: spread it over a `TextField`, `Select` … */
export interface FormField {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** Words of the form. */
export interface TabbedFormLabels {
  /** @default 'Send Message' */
  submit: string;
  /** @default 'Submitting...' */
  submitting: string;
  /**
   * Over the progress of an upload.
   * @default 'Uploading'
   */
  uploading: string;
  /**
   * Brings the form back after it was sent.
   * @default 'Send Another Message'
   */
  again: string;
  /**
   * Above the list of mistakes.
   * @default 'Please correct the marked fields.'
   */
  invalid: string;
  /**
   * When `onSubmit` rejects.
   * @default 'Your message could not be sent. Nothing you typed is lost: please try again.'
   */
  failed: string;
}

export const defaultLabels: TabbedFormLabels = {
  submit: 'Send Message',
  submitting: 'Submitting...',
  uploading: 'Uploading',
  again: 'Send Another Message',
  invalid: 'Please correct the marked fields.',
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
};
