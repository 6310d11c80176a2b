import { inWords, type Result } from '@brand/service/client';
import type { EnquiryAccepted, EnquiryKind } from '@brand/service/contract';
import { mistakes } from './content.ts';
import { problems } from './problems.ts';

export type EnquiryResult =
  | { ok: true; code: EnquiryAccepted['code']; reference: string }
  | { ok: false; message?: string | undefined; fields: Readonly<Record<string, string>> };

/** What a form shows after its call. */
export function resultOf(sent: Result<EnquiryAccepted>): EnquiryResult {
  if (!sent.ok) return inWords(sent, { codes: problems, fields: mistakes });
  return { ok: true, code: sent.value.code, reference: sent.value.reference };
}

/** Parses the kind of an enquiry; `general` by default. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
