import { inWords, type Result } from '@brand/service/client';
import type { EnquiryAccepted, EnquiryKind } from '@brand/service/contract';
import { problems } from '../../shell/problems.ts';
import { mistakes } from './content.ts';

export type EnquiryResult =
  | { ok: true; code: EnquiryAccepted['code']; reference: string }
  | { ok: false; message: string; fields: Readonly<Record<string, string>> };

const failed = 'Your message could not be sent. Nothing you typed is lost: please try again.';

/** What a form shows after its call. Every failure has a message for the visitor. */
export function resultOf(sent: Result<EnquiryAccepted>): EnquiryResult {
  if (!sent.ok) return inWords(sent, { codes: problems, fields: mistakes, failed });
  return { ok: true, code: sent.value.code, reference: sent.value.reference };
}

/** Parses the kind of an enquiry; `general` by default. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
