import { busy, refusedStatus } from '@brand/router/refusedUpload';
import { call, type ServiceFetch, sendEnquiry, withHeaders } from '@brand/service/client';
import { data } from 'react-router-dom';
import { type EnquiryResult, resultOf } from './enquiry.ts';
import { problems } from './problems.ts';

/** Result of a submission without JavaScript. */
export interface SentEnquiry {
  result: EnquiryResult;
  /** Submitted values, to refill the form. */
  values: Readonly<Record<string, string>>;
}

/** Forwards a form submitted without JavaScript to the service, and returns its status. */
export async function receiveEnquiry(request: Request, service: ServiceFetch) {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const refused = refusedStatus(request);
  // Forwarded as received: streaming a re-encoded body fails when the service rejects it early.
  const body = await request.arrayBuffer();
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  const typed = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const values = Object.fromEntries(typed);
  if (refused) {
    const files = refused === 413 ? problems['too-large'] : busy;
    const result = { ok: false, fields: { files } } as const;
    return data<SentEnquiry>({ result, values }, { status: refused });
  }
  const sent = await call(withHeaders(service, headers), sendEnquiry, { body });
  return data<SentEnquiry>(
    { result: resultOf(sent), values },
    { status: sent.ok ? 200 : sent.status || 503 },
  );
}
