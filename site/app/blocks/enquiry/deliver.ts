import type { Sending } from '@brand/ui';
import { type EnquiryResult, enquiryPath } from './enquiry.ts';
import { readAnswer } from './rules.ts';

/** Sends a form from the browser. It uses `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
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
