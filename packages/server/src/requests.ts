import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refusedUpload } from '@brand/router/refusedUpload';
import { isFromHere, type Visited } from '@brand/service';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context, Next } from 'hono';

/** Maximum size of a form in bytes. Forms with files have their own limits. */
const formBytes = 64 * 1024;

/** A form with larger files is refused without reading it. Below, it is read for its texts. */
const readBytes = 256 * 1024 * 1024;

/** Maximum size of the texts of a form with files in bytes. */
const textBytes = 2 * 1024 * 1024;

/** Maximum number of concurrent bodies above `formBytes`, because each is kept in memory. */
const largeBodies = 2;

/** Maximum number of concurrent refused forms that are read for their texts, for the same reason. */
const refusedForms = 8;

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

const plain = (c: Context, status: 400 | 403 | 405 | 413 | 415 | 503, text: string) =>
  c.text(`${text}\n`, status);

/**
 * Leads paths that cannot be decoded, such as `/blog/%`, to the page for unknown ones: the router would log each twice.
 * Its own requests for routes name further paths.
 */
export async function decodable(c: Context, next: Next): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(c.req.url);
  try {
    decodeURIComponent(pathname);
    if (pathname === '/__manifest') decodeURIComponent(searchParams.get('paths') ?? '');
  } catch {
    return c.redirect('/404');
  }
  await next();
  return undefined;
}

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

/**
 * Buffers the body of a form, so that the router never gets an oversized or interrupted one. A page with uploads gets
 * the texts of a form whose files are refused, with the status in the header `refusedUpload`.
 */
export function limitedBody(limitOf: (path: string) => number | undefined) {
  let reading = 0;
  let refusing = 0;
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    if (c.req.method !== 'POST') {
      await next();
      return undefined;
    }
    const uploads = limitOf(c.req.path);
    const { url, headers } = c.req.raw;
    headers.delete(refusedUpload);
    const length = Number(headers.get('Content-Length') ?? Number.NaN);
    const large = uploads !== undefined && !(length <= formBytes);
    const status = large && (length > uploads ? 413 : reading >= largeBodies && 503);
    if (status) {
      if (!(length <= readBytes) || refusing >= refusedForms) return refuseUpload(c, status);
      refusing += 1;
      const texts = await textsOf(c.req.raw).catch(() => null);
      refusing -= 1;
      if (!texts) return refuseUpload(c, status);
      c.req.raw = new Request(url, { method: 'POST', headers, body: texts });
      c.req.raw.headers.set('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8');
      c.req.raw.headers.set(refusedUpload, String(status));
      await next();
      if (status === 413) c.res.headers.set('Connection', 'close');
      return undefined;
    }
    if (large) reading += 1;
    try {
      const body = await readWithin(c.req.raw, uploads ?? formBytes).catch(() => null);
      if (body === null) return plain(c, 400, 'The form is incomplete.');
      if (!body) return refuseUpload(c, 413);
      c.req.raw = new Request(url, { method: 'POST', headers, body });
      await next();
      return undefined;
    } finally {
      if (large) reading -= 1;
    }
  };
}

function refuseUpload(c: Context, status: 413 | 503): Response {
  if (status === 503) {
    c.header('Retry-After', '10');
    return plain(c, 503, 'Other files are being received. Please try again in a few seconds.');
  }
  c.header('Connection', 'close');
  return plain(c, 413, 'The form is too large.');
}

/** The texts of a form, so that the page can show them again when it refuses the files. */
async function textsOf({ headers, body }: Request): Promise<URLSearchParams> {
  const texts = new URLSearchParams();
  const parser = new Busboy({
    headers: { 'content-type': headers.get('Content-Type') ?? '' } satisfies BusboyHeaders,
    limits: { fields: 60, fieldSize: textBytes },
  });
  let length = 0;
  parser.on('field', (name, value) => {
    length += value.length;
    if (length > textBytes) parser.destroy(new Error('The texts are too long.'));
    else texts.append(name, value);
  });
  parser.on('file', (_name, file) => file.resume());
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), parser);
  return texts;
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
