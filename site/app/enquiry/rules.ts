import { ENQUIRY_TEXTS, EnquiryAccepted, EnquiryFields, Failure } from '@brand/service/contract';
import * as v from 'valibot';
import type { EnquiryResult, Problems } from './enquiry.ts';

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
