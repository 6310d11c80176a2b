import type { EnquiryKind } from '@brand/service/contract';

export type EnquiryResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; message: string; fields: Readonly<Record<string, string>> };

/** Endpoint that receives enquiries. */
export const enquiryPath = '/api/enquiries';

/** Parses the kind of an enquiry; `general` by default. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
