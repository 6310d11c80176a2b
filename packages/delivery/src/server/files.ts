import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFresh } from '@brand/service';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { parse } from 'range-parser';
import { type Encoding, encodings, preferredEncoding } from './encodings.ts';
import { makeOnce } from './makeOnce.ts';

const extensions = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

interface File {
  path: string;
  size: number;
  modified: Date;
}

/** Serves files, compressed where the build has compressed them, with validators and byte ranges (RFC 9110). */
export function files(root: string, cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    // Only plain names: nothing hidden, encoded or outside of the folder.
    const isPlain = /^(\/[\w-][\w.-]*)+$/.test(c.req.path);
    const original = isRead && isPlain ? await find(join(root, c.req.path)) : undefined;
    if (!original) return next();
    const headers = new Headers({
      'Accept-Ranges': 'bytes',
      'Cache-Control': cacheControl,
      'Content-Type': getMimeType(original.path) ?? 'application/octet-stream',
    });
    const file = await compressed(c, original, headers);
    headers.set('ETag', await tagOf(file));
    headers.set('Last-Modified', file.modified.toUTCString());
    if (isFresh(c, headers)) {
      headers.delete('Content-Type');
      headers.delete('Content-Encoding');
      return new Response(null, { status: 304, headers });
    }
    return send(c, file, headers);
  };
}

async function find(path: string): Promise<File | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined;
}

/** The variant that the client prefers. */
async function compressed(c: Context, original: File, headers: Headers): Promise<File> {
  const variants = new Map<Encoding, File>();
  for (const encoding of encodings) {
    const variant = await find(original.path + extensions[encoding]);
    if (variant) variants.set(encoding, variant);
  }
  if (variants.size === 0) return original;
  headers.set('Vary', 'Accept-Encoding');
  const encoding = preferredEncoding(c, [...variants.keys()]);
  const variant = encoding && variants.get(encoding);
  if (variant) headers.set('Content-Encoding', encoding);
  return variant ?? original;
}

function send(c: Context, { path, size }: File, headers: Headers): Response {
  const range = rangeOf(c, size, headers);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const isEmpty = c.req.method === 'HEAD' || size === 0;
  const body = isEmpty ? null : Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers });
}

/** Code of range-parser. */
const unsatisfiable = 2;

/** The requested part of a file; undefined for all of it, such as for several parts at once. */
function rangeOf(c: Context, size: number, headers: Headers) {
  const asked = c.req.header('Range');
  const condition = c.req.header('If-Range');
  if (asked === undefined || c.req.method === 'HEAD') return undefined;
  const isSame = [headers.get('ETag'), headers.get('Last-Modified')].includes(condition ?? null);
  if (condition !== undefined && !isSame) return undefined;
  const { code, type, ranges } = parse(size, asked);
  if (type !== 'bytes') return undefined;
  if (code === unsatisfiable && ranges.length === 0) return 'unsatisfiable' as const;
  return code === 0 && ranges.length === 1 ? ranges[0] : undefined;
}

const tags = new Map<string, Promise<string>>();

/** A strong validator: the hash of the content, which all processes and releases share. */
function tagOf({ path, size, modified }: File): Promise<string> {
  return makeOnce(tags, `${path} ${size} ${modified.getTime()}`, () => hashOf(path));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
