import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { FinishedPage } from './finish.ts';

/** A page ready to be sent in any encoding a browser asks for. */
interface StoredPage extends FinishedPage {
  status: number;
  headers: Headers;
  etag: string;
  /** Compressed forms, made at the first request for each. */
  encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

/** Shared caches keep a prerendered page, and its views, until the next release purges them; browsers ask each time. */
export const prerenderedCache = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** Pages of a build folder by their path: `client/about-us/index.html` is `/about-us`. */
export function readPrerendered(
  clientDir: string,
  finish: (html: string) => FinishedPage,
): Map<string, StoredPage> {
  const pages = new Map<string, StoredPage>();
  for (const file of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[\\/])index\.html$/.test(file)) continue;
    const path = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    const html = readFileSync(join(clientDir, file), 'utf8');
    const headers = new Headers({ 'Cache-Control': prerenderedCache });
    pages.set(path, storePage(finish(html), 200, headers));
  }
  return pages;
}

/** Prepares a finished page for sending. */
export function storePage(page: FinishedPage, status: number, headers: Headers): StoredPage {
  const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
  return { ...page, status, headers, etag, encoded: new Map() };
}

/** Sends a page, compressed as the browser likes it, or 304 when the browser has it. */
export async function sendPage(c: Context, page: StoredPage, quality: number): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', page.policy);
  headers.set('ETag', page.etag);
  headers.append('Vary', 'Accept-Encoding');
  if (page.status === 200 && c.req.header('If-None-Match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const encoding = preferredEncoding(c.req.header('Accept-Encoding') ?? '');
  if (!encoding) return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', encoding);
  const body = page.encoded.get(encoding) ?? compress(page.html, encoding, quality);
  page.encoded.set(encoding, body);
  return new Response(await body, { status: page.status, headers });
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  if (/\bgzip\b/.test(accepted)) return 'gzip';
  return undefined;
}

async function compress(html: string, encoding: 'br' | 'gzip', quality: number) {
  const bytes = await (encoding === 'br'
    ? promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(html));
  return new Uint8Array(bytes);
}
