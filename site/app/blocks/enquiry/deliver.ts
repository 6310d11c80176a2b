import { call, sendEnquiry, withProgress } from '@brand/service/client';
import type { Sending } from '@brand/ui';
import { type EnquiryResult, resultOf } from './enquiry.ts';

/** Submits a form in the browser. */
export async function deliver(
  form: FormData,
  { key, onProgress }: Sending,
): Promise<EnquiryResult> {
  return resultOf(await call(withProgress(onProgress), sendEnquiry, { body: form, key }));
}
