import { ENQUIRY_TEXTS, type EnquiryKind } from '@brand/service/contract';

/** Mistakes by the name of their field. */
export type Problems = Readonly<Record<string, string>>;

export type EnquiryResult =
  | { ok: true; message: string; reference: string }
  | { ok: false; message: string; fields: Problems };

/** What a visitor reads when nothing came back. */
export const unreachable: EnquiryResult = {
  ok: false,
  message: `${ENQUIRY_TEXTS.failed}: the network failed. Nothing you typed is lost.`,
  fields: {},
};

/** Address of the service that takes enquiries. */
export const enquiryPath = '/api/enquiries';

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
