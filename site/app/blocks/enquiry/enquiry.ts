import { inWords, type Result } from '@brand/service/client';
import type { EnquiryAccepted, EnquiryKind } from '@brand/service/contract';
import { mistakes } from './content.ts';
import { problems } from './problems.ts';

export type EnquiryResult =
  | ({ ok: true } & Pick<EnquiryAccepted, 'code' | 'reference' | 'files'>)
  | { ok: false; message?: string | undefined; fields: Readonly<Record<string, string>> };

/** What a form shows after its call. */
export function resultOf(sent: Result<EnquiryAccepted>): EnquiryResult {
  if (!sent.ok) return inWords(sent, { codes: problems, fields: mistakes });
  const { code, reference, files } = sent.value;
  return { ok: true, code, reference, files };
}

/** Parses the kind of an enquiry; `general` by default. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
