import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isFresh } from '@brand/service';
import type { Context } from 'hono';
import { type Encoding, preferredEncoding } from './encodings.ts';
import { makeOnce } from './makeOnce.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A response ready to be sent in any encoding a browser accepts. */
export interface StoredPage {
  status: number;
  headers: Headers;
  body: Bytes;
  etag: string;
  /** Brotli quality: high for pages that are compressed once. */
  quality: number;
  /** Compressed forms, made at the first request for each. */
  encoded: Map<Encoding, Promise<Bytes>>;
}

/** Policies of the prerendered pages by path, which the build writes to this file beside them. */
export type Policies = Record<string, string>;
export const policiesFile = 'policies.json';

/** Shared caches keep prerendered pages until the next release purges them. Browsers revalidate. */
export const prerenderedCache = 'public, max-age=0, s-maxage=3600';

/** The prerendered pages of a build by path. */
export function readPrerendered(buildDir: string): Map<string, StoredPage> {
  const policies: Policies = JSON.parse(readFileSync(join(buildDir, policiesFile), 'utf8'));
  return new Map(
    Object.entries(policies).map(([path, policy]) => [
      path,
      storePage({
        status: 200,
        headers: pageHeaders(policy, new Headers({ 'Cache-Control': prerenderedCache })),
        body: readFileSync(join(buildDir, 'client', path, 'index.html')),
        quality: constants.BROTLI_MAX_QUALITY,
      }),
    ]),
  );
}

/** Headers of an HTML page, added to those that its route has set. */
export function pageHeaders(policy: string, headers: Headers): Headers {
  headers.set('Content-Security-Policy', policy);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return headers;
}

export function storePage(page: Omit<StoredPage, 'etag' | 'encoded'>): StoredPage {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 27)}"`;
  return { ...page, etag, encoded: new Map() };
}

/** Sends a page in the encoding the browser prefers, or 304 when the browser has it. */
export async function sendPage(c: Context, page: StoredPage): Promise<Response> {
  const { status, body } = page;
  const headers = new Headers(page.headers);
  if (body.length === 0) return new Response(null, { status, headers });
  headers.append('Vary', 'Accept-Encoding');
  if (status === 200) headers.set('ETag', page.etag);
  if (status === 200 && isFresh(c, headers)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = preferredEncoding(c);
  if (!encoding) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  const compressed = await makeOnce(page.encoded, encoding, () => compress(page, encoding));
  return new Response(compressed, { status, headers });
}

async function compress({ body, quality }: StoredPage, encoding: Encoding): Promise<Bytes> {
  const bytes = await (encoding === 'br'
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(body));
  return new Uint8Array(bytes);
}
