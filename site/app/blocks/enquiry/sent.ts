import { call, readReceipt, type ServiceFetch } from '@brand/service/client';
import type { EnquiryResult } from './enquiry.ts';

/** Result of a submission without JavaScript. */
export interface SentEnquiry {
  result: EnquiryResult;
  /** Submitted values, to refill the form. */
  values: Readonly<Record<string, string>>;
}

/** Name of the parameter that shows the confirmation of a form submitted without JavaScript. */
export const sentName = 'sent';

/** The confirmation that the address of a page asks for; undefined if it asks for none, or for one that is not known. */
export async function confirmedEnquiry(
  url: string,
  service: () => ServiceFetch,
): Promise<SentEnquiry | undefined> {
  const token = new URL(url).searchParams.get(sentName);
  if (!token) return undefined;
  const receipt = await call(service(), readReceipt, { query: { token } });
  if (!receipt.ok) return undefined;
  const { severity, ...shown } = receipt.value;
  return { result: { ok: true, ...shown }, values: severity ? { severity } : {} };
}
