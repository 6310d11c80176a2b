import { ENQUIRY_LIMITS, ENQUIRY_TEXTS } from '@brand/service/contract';
import type { BlogFetch } from '../blog/BlogClient.ts';
import { type EnquiryResult, enquiryPath } from './enquiry.ts';
import { readAnswer } from './rules.ts';

/** What the server answered to a form that was sent without JavaScript. */
export interface SentEnquiry {
  result: EnquiryResult;
  /** What was typed, for the form to show again; nothing once it is accepted. */
  values: Readonly<Record<string, string>>;
}

/** Takes the form that a browser without JavaScript sends, and hands it on to the service. */
export async function receiveEnquiry(request: Request, service: BlogFetch): Promise<SentEnquiry> {
  const failed = { ok: false, message: ENQUIRY_TEXTS.failed, fields: {} } as const;
  if (Number(request.headers.get('Content-Length')) > ENQUIRY_LIMITS.body) {
    return { result: { ...failed, fields: { files: ENQUIRY_TEXTS.fileSize } }, values: {} };
  }
  const form = await request.formData();
  // An empty choice of files arrives as a file without a name.
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  form.delete('files');
  for (const file of files) form.append('files', file);
  const result = await service(enquiryPath, { method: 'POST', body: form })
    .then((answer) => answer.json())
    .then(readAnswer, () => failed);
  const typed = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { result, values: result.ok ? {} : Object.fromEntries(typed) };
}
