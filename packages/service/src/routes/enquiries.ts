import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { ENQUIRY_TEXTS, type EnquiryAccepted, EnquiryFields } from '../contract/index.ts';
import { failure, type ServiceEnv } from '../http.ts';
import { type FileSink, MalformedForm, readForm } from '../multipart.ts';
import {
  addChunk,
  addEnquiry,
  addFile,
  CHUNK_BYTES,
  dropFiles,
  referenceOfKey,
} from '../store/enquiries.ts';
import { forgetEnded, type RateLimit, takeFrom } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';
import {
  INVALID_KEY,
  problemsByField,
  quotaOf,
  readIdempotencyKey,
  tooMany,
  type VisitorDependencies,
} from './visitors.ts';

/** How much a network may send, and how quickly a person can be thought to write. */
export interface EnquiryPolicy {
  /** Requests, whatever becomes of them. */
  attempts: RateLimit;
  /** Stored enquiries. */
  accepted: RateLimit;
  /** A form sent sooner than this, in milliseconds, was filled by a robot. */
  minFillMs: number;
}

/** 30 attempts and 10 enquiries in 10 minutes, 3 seconds to fill the form. */
export const defaultEnquiryPolicy: EnquiryPolicy = {
  attempts: { max: 30, windowMs: 600_000 },
  accepted: { max: 10, windowMs: 600_000 },
  minFillMs: 3000,
};

interface EnquiryDependencies extends VisitorDependencies {
  policy: EnquiryPolicy;
  /** Told when there is a mail to send; absent when no mail can be sent. */
  mailWaits?: () => void;
}

/** `/api/enquiries`: takes the forms of the contact page, with files. */
export function enquiryRoutes(dependencies: EnquiryDependencies): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/', (c) => submit(c, dependencies));
  return app;
}

async function submit(c: Context, dependencies: EnquiryDependencies): Promise<Response> {
  const { store, clock, policy } = dependencies;
  const now = clock();
  const key = readIdempotencyKey(c.req.header('idempotency-key'));
  const attempts = quotaOf(c, dependencies, 'enquiry-attempts', policy.attempts);
  // Counted before the body is read: files are dear.
  const { retryAfter, known } = await store.write(async (trx) => {
    await forgetEnded(store, trx, now);
    return {
      retryAfter: await takeFrom(store, trx, attempts, now),
      known: key ? await referenceOfKey(trx, key) : undefined,
    };
  });
  if (retryAfter > 0) return tooMany(c, retryAfter, ENQUIRY_TEXTS.limited);
  if (key === null) return failure(c, 400, INVALID_KEY);
  if (known) return accepted(c, known);
  const type = c.req.header('content-type') ?? '';
  const body = c.req.raw.body;
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) {
    return failure(c, 415, 'Send the form as multipart/form-data.');
  }
  const files: number[] = [];
  const answer = await takeForm(c, dependencies, { body, type, key, files }).catch(
    async (error) => {
      await dropFiles(store, files, now).catch(() => {});
      throw error;
    },
  );
  if (!answer.ok && files.length > 0) await dropFiles(store, files, now);
  return answer;
}

interface Received {
  body: ReadableStream<Uint8Array>;
  type: string;
  key: string | undefined;
  /** Numbers of the files that are stored so far. */
  files: number[];
}

async function takeForm(
  c: Context,
  dependencies: EnquiryDependencies,
  { body, type, key, files }: Received,
): Promise<Response> {
  const { store, clock, policy, mailWaits } = dependencies;
  const form = await readForm(body, type, fileSink(store, clock), files).catch((error) => {
    if (error instanceof MalformedForm) return error;
    throw error;
  });
  if (form instanceof MalformedForm) return failure(c, form.tooLarge ? 413 : 400, form.message);
  const result = v.safeParse(EnquiryFields, form.fields);
  const problems = {
    ...(!result.success && problemsByField(result.issues)),
    ...(form.fileProblem && { files: form.fileProblem }),
  };
  if (!result.success || form.fileProblem) {
    return failure(c, 422, ENQUIRY_TEXTS.invalidFields, problems);
  }
  const { kind, name, email, website, fill_ms, consent: _, ...fields } = result.output;
  const spam = website !== '' || (fill_ms !== undefined && fill_ms < policy.minFillMs);
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const { reference, retryAfter } = await addEnquiry(
    store,
    {
      kind,
      name,
      email,
      fields: Object.fromEntries(given),
      status: spam ? 'spam' : 'new',
      files,
      idempotencyKey: key,
    },
    quotaOf(c, dependencies, 'enquiry-accepted', policy.accepted),
    mailWaits !== undefined && !spam,
    clock(),
  );
  if (retryAfter !== undefined) return tooMany(c, retryAfter, ENQUIRY_TEXTS.limited);
  mailWaits?.();
  return accepted(c, reference);
}

function fileSink(store: Store, clock: () => Date): FileSink {
  return {
    pieceBytes: CHUNK_BYTES,
    begin: (file) => addFile(store, file, clock()),
    append: (id, position, bytes) => addChunk(store, id, position, bytes),
  };
}

function accepted(c: Context, reference: string): Response {
  c.header('Cache-Control', 'no-store');
  const message = ENQUIRY_TEXTS.accepted;
  return c.json({ status: 'success', message, reference } satisfies EnquiryAccepted, 201);
}
