import {
  ENQUIRY_TEXTS,
  EnquiryAccepted,
  EnquiryFields,
  type EnquiryKind,
  Failure,
} from '@brand/service/contract';
import * as v from 'valibot';

/** Mistakes by the name of their field. */
export type Problems = Readonly<Record<string, string>>;

export type EnquiryResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; message: string; fields: Problems };

/** Every field a visitor sees, in the order of the forms. */
export const fieldOrder = [
  'name',
  'email',
  'phone',
  'company',
  'interest',
  'product_model',
  'plan',
  'subject',
  'message',
  'issue',
  'experience',
  'region',
  'files',
  'consent',
] as const;
export type EnquiryField = (typeof fieldOrder)[number];

/** Which of the forms a value names. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}

/** What is wrong with the text fields of a form, by the rules of the service. */
export function problemsOf(form: FormData): Problems {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const result = v.safeParse(EnquiryFields, fields);
  if (result.success) return {};
  // A field's first mistake says best what to do.
  return Object.fromEntries(
    result.issues
      .map(({ path, message }): [string, string] => [String(path?.[0]?.key), message])
      .reverse(),
  );
}

export const refusal = (fields: Problems): EnquiryResult => ({
  ok: false,
  message: ENQUIRY_TEXTS.invalidFields,
  fields,
});

/** The answer of the service, or that it gave none. */
export function readAnswer(body: unknown): EnquiryResult {
  if (v.is(EnquiryAccepted, body)) {
    return { ok: true, message: body.message, reference: body.reference };
  }
  const failure = v.safeParse(Failure, body);
  if (!failure.success) return { ok: false, message: ENQUIRY_TEXTS.failed, fields: {} };
  const { message, fields = {} } = failure.output;
  return { ok: false, message, fields };
}
