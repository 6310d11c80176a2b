import type { Result } from '@brand/service/client';
import { ENQUIRY_TEXTS, type EnquiryAccepted, type EnquiryKind } from '@brand/service/contract';

export type EnquiryResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; message: string; fields: Readonly<Record<string, string>> };

/** What a form shows after its call. Every failure has a message for the visitor. */
export function resultOf(sent: Result<EnquiryAccepted>): EnquiryResult {
  if (sent.ok) return { ok: true, message: sent.value.message, reference: sent.value.reference };
  const { message = ENQUIRY_TEXTS.failed, fields } = sent;
  return { ok: false, message, fields };
}

/** Parses the kind of an enquiry; `general` by default. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
