import type { Sending } from '@brand/ui';
import { type EnquiryResult, enquiryPath } from './enquiry.ts';
import { readAnswer } from './readAnswer.ts';

/** Submits a form in the browser, with `XMLHttpRequest` because `fetch` does not report upload progress. */
export function deliver(form: FormData, { key, onProgress }: Sending): Promise<EnquiryResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', enquiryPath);
    request.setRequestHeader('Idempotency-Key', key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readAnswer(request.response)));
    request.addEventListener('error', reject);
    request.send(form);
  });
}
