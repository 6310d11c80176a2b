import { meanwhileContext, serviceFetchContext } from '@brand/delivery/contexts';
import { passForm } from '@brand/delivery/server/passForm';
import { call, sendEnquiry, withHeaders } from '@brand/service/client';
import { data, type RouterContextProvider, redirect } from 'react-router-dom';
import { sameFormKey } from '../../shell/sameFormKey.ts';
import { type EnquiryResult, resultOf } from './enquiry.ts';
import { problems } from './problems.ts';
import { type SentEnquiry, sentName } from './sent.ts';

interface Submission {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Passes a form that was submitted without JavaScript on to the service as it arrives. Leads to the page that confirms it,
 * so that reloading sends nothing again; a form that was refused is shown again, with what was typed.
 */
export async function receiveEnquiry({ request, context }: Submission) {
  const form = passForm(request);
  const headers: Record<string, string> = {};
  for (const name of ['Content-Type', 'Content-Length'])
    headers[name] = request.headers.get(name) ?? '';
  if (!headers['Content-Length']) delete headers['Content-Length'];
  const service = withHeaders(context.get(serviceFetchContext), headers);
  const sent = await call(service, sendEnquiry, { body: form.body, key: sameFormKey(new Date()) });
  if (sent.ok) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set(sentName, sent.value.receipt);
    throw redirect(`${pathname}?${searchParams}#contact-form`, 303);
  }
  const values = Object.fromEntries(await context.get(meanwhileContext)(form.texts()));
  const result: EnquiryResult =
    sent.status !== 413 ? resultOf(sent) : { ok: false, fields: { files: problems['too-large'] } };
  return data<SentEnquiry>({ result, values }, { status: sent.status || 503 });
}
