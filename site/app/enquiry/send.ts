import { ENQUIRY_TEXTS } from '@brand/service/contract';
import { type EnquiryResult, readAnswer } from './enquiry.ts';

export const enquiryPath = '/api/enquiries';

/**
 * Sends a form from the browser. `fetch` tells nothing of an upload's progress, so this is an older way. Never throws.
 *
 * @param key the same for every attempt at one message: it is stored once
 * @param onProgress is told the share of the form that has left, 0 to 1
 */
export function sendEnquiry(
  form: FormData,
  key: string,
  onProgress: (share: number) => void,
): Promise<EnquiryResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', enquiryPath);
    request.setRequestHeader('Idempotency-Key', key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readAnswer(request.response)));
    request.addEventListener('error', () =>
      resolve({
        ok: false,
        message: `${ENQUIRY_TEXTS.failed}: the network failed. Nothing you typed is lost.`,
        fields: {},
      }),
    );
    request.send(form);
  });
}
