import { type Context, Hono } from 'hono';
import type { SpamReason } from '../comments/spam.ts';
import { EnquiryAccepted, EnquiryFields, EnquiryReceipt, ReceiptQuery } from '../contract/index.ts';
import { wrongFields } from '../errors.ts';
import { success } from '../http/answers.ts';
import { refuseFor } from '../http/errors.ts';
import { hashNetwork, mailboxOf } from '../http/network.ts';
import { describe, formBody } from '../http/openapi.ts';
import type { Quota } from '../http/rate-limits.ts';
import { idempotencyKey, query, storedKey } from '../http/validate.ts';
import { countAttempt, quotaOf, type VisitorDependencies } from '../http/visitors.ts';
import type { EnquiryPolicy } from '../policies.ts';
import { dropFiles } from './files.ts';
import { acceptForm, type Form, readFields } from './form.ts';
import { addEnquiry } from './queries.ts';
import { findReceipt, receiptOf } from './receipts.ts';

interface EnquiryDependencies extends VisitorDependencies {
  policy: EnquiryPolicy;
}

/** `/api/enquiries`: accepts the forms of the contact page, including files. */
export function enquiryRoutes(dependencies: EnquiryDependencies): Hono {
  const app = new Hono();
  app.get(
    '/receipt',
    describe('Confirmation for the sender of an enquiry', { 200: EnquiryReceipt }, [400, 404]),
    query(ReceiptQuery),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await findReceipt(dependencies.store, c.req.valid('query').token));
    },
  );
  app.post(
    '/',
    describe(
      'Submits a form of the contact page; files are sent as `files`',
      { 201: EnquiryAccepted },
      [400, 403, 413, 415, 422, 429],
      formBody(EnquiryFields),
    ),
    idempotencyKey,
    (c) => submit(c, dependencies, c.req.valid('header')['idempotency-key']),
  );
  return app;
}

async function submit(
  c: Context,
  dependencies: EnquiryDependencies,
  key: string | undefined,
): Promise<Response> {
  const { store, clock, policy } = dependencies;
  const now = clock();
  // Counted before the body is read, because files are expensive.
  await countAttempt(c, dependencies, 'enquiry-attempts', policy.attempts);
  const { perNetwork, ...bytes } = policy.files;
  const bounds = { ...bytes, perNetwork: quotaOf(c, dependencies, 'enquiry-files', perNetwork) };
  const accept = (form: Form) => storeForm(c, dependencies, form, key);
  return acceptForm(c, store, now, accept, bounds);
}

async function storeForm(
  c: Context,
  dependencies: EnquiryDependencies,
  form: Form,
  key: string | undefined,
): Promise<Response> {
  const { store, clock, policy, onMail } = dependencies;
  const { output, problems } = readFields(EnquiryFields, form);
  if (!output) throw wrongFields(problems);
  const { fill_ms, ...content } = output;
  const { kind, name, email, website, consent: _, request, ...fields } = content;
  const reasons: SpamReason[] = [];
  if (website !== '') reasons.push('honeypot');
  if (fill_ms !== undefined && fill_ms < policy.minFillMs) reasons.push('too-fast');
  const spam = reasons.length > 0;
  const dropped = spam && form.files.length > 0;
  if (dropped) reasons.push('files-dropped');
  const sends = onMail !== undefined && !spam;
  const filledIn = Object.entries<string>(fields).filter(([, value]) => value !== '');
  const { reference, retryAfter } = await addEnquiry(
    store,
    {
      kind,
      name,
      email,
      fields: Object.fromEntries(filledIn),
      request,
      status: spam ? 'spam' : 'new',
      reasons,
      files: spam ? [] : form.files,
      ...(sends && { acknowledged: acknowledgedOf(email, dependencies) }),
      // Without the time: somebody who sends a form again has spent more on it.
      idempotencyKey: storedKey(key, [content, form.prints]),
    },
    quotaOf(c, dependencies, 'enquiry-accepted', policy.accepted),
    sends,
    clock(),
  );
  refuseFor(c, retryAfter);
  onMail?.();
  if (dropped) await dropFiles(store, form.files, clock());
  const receipt = receiptOf(store, reference);
  const { code, files } = await findReceipt(store, receipt);
  return success(c, 201, code, { reference, files, receipt });
}

/** The quota of a mailbox for acknowledgements. */
function acknowledgedOf(email: string, { store, policy }: EnquiryDependencies): Quota {
  const mailbox = hashNetwork(mailboxOf(email), store.networkSalt);
  return { ...policy.acknowledged, bucket: `${mailbox}:acknowledged` };
}
