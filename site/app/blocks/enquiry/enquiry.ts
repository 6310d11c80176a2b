import type { EnquiryKind } from '@brand/service/contract';

export type EnquiryResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; message: string; fields: Readonly<Record<string, string>> };

/** Address of the service that takes enquiries. */
export const enquiryPath = '/api/enquiries';

/** Which of the forms a value names. */
export function kindOf(value: unknown): EnquiryKind {
  return value === 'support' || value === 'partnership' ? value : 'general';
}
