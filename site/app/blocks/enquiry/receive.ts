import { data } from 'react-router-dom';
import type { BlogFetch } from '../../blog/BlogClient.ts';
import { type EnquiryResult, enquiryPath } from './enquiry.ts';
import { readAnswer } from './rules.ts';

/** Server's result for a form that was submitted without JavaScript. */
export interface SentEnquiry {
  result: EnquiryResult;
  /** What was typed. */
  values: Readonly<Record<string, string>>;
}

/** Takes the form that a browser without JavaScript sends, and hands it on to the service. Answers with its status. */
export async function receiveEnquiry(request: Request, service: BlogFetch) {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  // Passed on as it came: re-encoding the body while it is sent fails when the service refuses it early.
  const body = await request.arrayBuffer();
  const answer = await service(enquiryPath, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  const result = readAnswer(await answer?.json().catch(() => undefined));
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  const typed = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return data<SentEnquiry>(
    { result, values: Object.fromEntries(typed) },
    { status: result.ok ? 200 : (answer?.status ?? 503) },
  );
}
