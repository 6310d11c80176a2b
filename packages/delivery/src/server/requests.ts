import { isFromHere, type Visited } from '@brand/service';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { type Refusal, refusedUpload } from '../agreement.ts';
import { passForm } from './passForm.ts';

/** Maximum size of a form in bytes. Forms with files have their own limits. */
const formBytes = 64 * 1024;

/** Maximum number of concurrent bodies above `formBytes`, because each is kept in memory. */
const largeBodies = 2;

/** Maximum number of concurrent refused forms that are read for their texts, for the same reason. */
const refusedForms = 8;

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

const plain = (c: Context, status: 400 | 401 | 403 | 405 | 413 | 415 | 503, text: string) =>
  c.text(`${text}\n`, status);

/** Rejects methods, media types and origins that no page accepts, before reading the body or rendering. */
export function acceptable(visited: Visited) {
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const { method } = c.req;
    if (method === 'OPTIONS') return c.body(null, 204, { Allow: 'GET, HEAD, POST, OPTIONS' });
    if (method === 'POST') {
      if (c.req.header('Origin') !== undefined && !isFromHere(c, visited))
        return plain(c, 403, 'This form did not come from a page of this site.');
      if (!formType.test(c.req.header('Content-Type') ?? ''))
        return plain(c, 415, 'Forms are sent as application/x-www-form-urlencoded or multipart.');
    } else if (method !== 'GET' && method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD, POST, OPTIONS');
      return plain(c, 405, 'Pages do not support this method.');
    }
    await next();
    return undefined;
  };
}

/** Buffers the body of a form, so that the router never gets an oversized or interrupted one. */
export const shortBody: MiddlewareHandler = async (c, next) => {
  const refused = await buffer(c, formBytes);
  if (refused) return refused;
  await next();
};

/**
 * The same for screens with uploads, whose bodies have at most `bytes` once it is known that somebody is signed in. A
 * screen gets the texts of a form whose files are refused, with the status in the header `refusedUpload`.
 */
export function uploads(
  bytes: number,
  isSignedIn: (c: Context) => Promise<boolean>,
): MiddlewareHandler {
  let reading = 0;
  let refusing = 0;

  /** Leaves only the texts of the form. */
  const dropFiles = async (c: Context, status: Refusal, length: number) => {
    if (Number.isNaN(length) || refusing >= refusedForms) return refuse(c, status);
    const { url, headers } = c.req.raw;
    refusing += 1;
    const texts = await passForm(c.req.raw)
      .texts()
      .finally(() => {
        refusing -= 1;
      });
    c.req.raw = new Request(url, { method: 'POST', headers, body: new URLSearchParams(texts) });
    c.req.raw.headers.set('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8');
    c.req.raw.headers.set(refusedUpload, String(status));
    return undefined;
  };

  return async (c, next) => {
    const { headers } = c.req.raw;
    headers.delete(refusedUpload);
    const length = Number(headers.get('Content-Length') ?? Number.NaN);
    const isLarge = c.req.method === 'POST' && !(length <= formBytes);
    if (!isLarge) return shortBody(c, next);
    const allowed = await isSignedIn(c);
    const isBusy = reading >= largeBodies;
    const status = !allowed ? 401 : length > bytes ? 413 : isBusy && 503;
    if (status) {
      const refused = await dropFiles(c, status, length);
      if (refused) return refused;
      return next();
    }
    reading += 1;
    try {
      const refused = await buffer(c, bytes);
      if (refused) return refused;
      await next();
    } finally {
      reading -= 1;
    }
  };
}

function refuse(c: Context, status: Refusal): Response {
  if (status === 401) return plain(c, 401, 'Please sign in before you send files.');
  if (status === 413) return plain(c, 413, 'The form is too large.');
  c.header('Retry-After', '10');
  return plain(c, 503, 'Other files are being received. Please try again in a few seconds.');
}

/** Replaces the body by a complete one. Resolves to a response if there is none within the limit. */
async function buffer(c: Context, limit: number): Promise<Response | undefined> {
  if (c.req.method !== 'POST') return undefined;
  const { url, headers } = c.req.raw;
  const body = await readWithin(c.req.raw, limit).catch(() => null);
  if (body === null) return plain(c, 400, 'The form is incomplete.');
  if (!body) return refuse(c, 413);
  c.req.raw = new Request(url, { method: 'POST', headers, body });
  return undefined;
}

/** The whole body, or undefined if it is longer than `limit` bytes. */
async function readWithin(request: Request, limit: number) {
  if (Number(request.headers.get('Content-Length')) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
