import { ENQUIRY_TEXTS, EnquiryAccepted, Failure } from '@brand/service/contract';
import * as v from 'valibot';
import type { EnquiryResult } from './enquiry.ts';

/** Parses the service's response; anything unexpected is a failure. */
export function readAnswer(body: unknown): EnquiryResult {
  if (v.is(EnquiryAccepted, body)) {
    return { ok: true, message: body.message, reference: body.reference };
  }
  const failure = v.safeParse(Failure, body);
  if (!failure.success) return { ok: false, message: ENQUIRY_TEXTS.failed, fields: {} };
  const { message, fields = {} } = failure.output;
  return { ok: false, message, fields };
}
