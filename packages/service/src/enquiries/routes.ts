import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SpamReason } from '../comments/spam.ts';
import { ENQUIRY_LIMITS, EnquiryAccepted, EnquiryFields } from '../contract/index.ts';
import { Refusal } from '../errors.ts';
import { success } from '../http/answers.ts';
import { refuseFor } from '../http/errors.ts';
import { describe, formBody } from '../http/openapi.ts';
import { idempotencyKey, problemsByField, storedKey } from '../http/validate.ts';
import { countAttempt, quotaOf, type VisitorDependencies } from '../http/visitors.ts';
import type { EnquiryPolicy } from '../policies.ts';
import { dropFiles } from './files.ts';
import { type Form, readForm } from './form.ts';
import { addEnquiry } from './queries.ts';

interface EnquiryDependencies extends VisitorDependencies {
  policy: EnquiryPolicy;
}

/** `/api/enquiries`: accepts the forms of the contact page, including files. */
export function enquiryRoutes(dependencies: EnquiryDependencies): Hono {
  const app = new Hono();
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
  const type = c.req.header('content-type') ?? '';
  const body = c.req.raw.body;
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) {
    throw new Refusal(415, 'unsupported-media-type');
  }
  // Refuses a body with a Content-Length over the limit without reading it.
  if (Number(c.req.header('content-length')) > ENQUIRY_LIMITS.body) {
    throw new Refusal(413, 'too-large');
  }
  const files: number[] = [];
  try {
    const form = await readForm(body, type, store, now, files);
    return await acceptForm(c, dependencies, form, key);
  } catch (error) {
    await dropFiles(store, files, now).catch(() => {});
    throw error;
  }
}

async function acceptForm(
  c: Context,
  dependencies: EnquiryDependencies,
  form: Form,
  key: string | undefined,
): Promise<Response> {
  const { store, clock, policy, onMail } = dependencies;
  const result = v.safeParse(EnquiryFields, form.fields);
  const problems = {
    ...(!result.success && problemsByField(result.issues)),
    ...(form.fileProblem && { files: form.fileProblem }),
  };
  if (!result.success || form.fileProblem) {
    throw new Refusal(422, 'invalid-fields', problems);
  }
  const { fill_ms, ...content } = result.output;
  const { kind, name, email, website, consent: _, request, ...fields } = content;
  const reasons: SpamReason[] = [];
  if (website !== '') reasons.push('honeypot');
  if (fill_ms !== undefined && fill_ms < policy.minFillMs) reasons.push('too-fast');
  const spam = reasons.length > 0;
  const filledIn = Object.entries<string>(fields).filter(([, value]) => value !== '');
  const { reference, held, retryAfter } = await addEnquiry(
    store,
    {
      kind,
      name,
      email,
      fields: Object.fromEntries(filledIn),
      request,
      status: spam ? 'spam' : 'new',
      reasons,
      files: form.files,
      // Without the time: somebody who sends a form again has spent more on it.
      idempotencyKey: storedKey(key, [content, form.prints]),
    },
    quotaOf(c, dependencies, 'enquiry-accepted', policy.accepted),
    onMail !== undefined && !spam,
    clock(),
  );
  refuseFor(c, retryAfter);
  onMail?.();
  const code: EnquiryAccepted['code'] = held ? 'held' : 'accepted';
  return success(c, 201, code, { reference });
}
