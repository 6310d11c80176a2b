import { ENQUIRY_TEXTS } from '@brand/service/contract';
import { type EnquiryResult, enquiryPath, unreachable } from './enquiry.ts';
import { problemsOf, readAnswer } from './rules.ts';

/**
 * Checks a form and sends it from the browser. Never throws.
 *
 * @param key the same for every attempt at one message: it is stored once
 * @param onProgress is told the share of the form that has left, 0 to 1
 */
export async function deliver(
  form: FormData,
  key: string,
  onProgress: (share: number) => void,
): Promise<EnquiryResult> {
  const fields = problemsOf(form);
  if (Object.keys(fields).length > 0) {
    return { ok: false, message: ENQUIRY_TEXTS.invalidFields, fields };
  }
  return send(form, key, onProgress);
}

/** `fetch` tells nothing of an upload's progress, so this is an older way. */
function send(
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
    request.addEventListener('error', () => resolve(unreachable));
    request.send(form);
  });
}
