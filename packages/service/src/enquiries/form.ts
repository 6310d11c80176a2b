import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { Context } from 'hono';
import * as v from 'valibot';
import { ENQUIRY_FILE_TYPES, ENQUIRY_LIMITS } from '../contract/index.ts';
import { cut } from '../contract/text.ts';
import { Refusal } from '../errors.ts';
import { problemsByField } from '../http/validate.ts';
import type { Store } from '../store/store.ts';
import { addChunk, addFile, CHUNK_BYTES, dropFiles, type FileBounds } from './files.ts';

type FileType = (typeof ENQUIRY_FILE_TYPES)[number];

/** `within`: number of bytes in which the signature may start. */
const FORMATS: Record<FileType, { extension: string; signature: Buffer; within: number }> = {
  'image/png': {
    extension: 'png',
    signature: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    within: 1,
  },
  'image/jpeg': { extension: 'jpg', signature: Buffer.from('\xff\xd8\xff', 'latin1'), within: 1 },
  // Readers accept anything before it, such as a byte order mark or a line break.
  'application/pdf': { extension: 'pdf', signature: Buffer.from('%PDF-'), within: 1024 },
};

/** Detects the type of a file from its content; undefined for types that are not accepted. */
export function sniffType(start: Buffer): FileType | undefined {
  return ENQUIRY_FILE_TYPES.find((type) => {
    const { signature, within } = FORMATS[type];
    const room = start.subarray(0, within - 1 + signature.length);
    return room.includes(signature);
  });
}

/** Sanitizes a file name and gives it the extension of its type. */
export function safeName(name: string, type: FileType): string {
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _()-]+/gu, '-');
  return `${cut(stem, 80).trim() || 'file'}.${FORMATS[type].extension}`;
}

export interface Form {
  fields: Record<string, string>;
  files: number[];
  /** Name and hash of each file. */
  prints: string[];
  /** Problem with the files: a code, and the name of the file. */
  fileProblem?: string;
}

/** Reads a form with files and stores it by `accept`. If it is refused, its files are deleted. */
export async function acceptForm<Result>(
  { req }: Context,
  store: Store,
  now: Date,
  accept: (form: Form) => Promise<Result>,
  bounds?: FileBounds,
): Promise<Result> {
  const type = req.header('content-type') ?? '';
  const { body } = req.raw;
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) {
    throw new Refusal(415, 'unsupported-media-type');
  }
  // Refuses a body with a Content-Length over the limit without reading it.
  if (Number(req.header('content-length')) > ENQUIRY_LIMITS.body) {
    throw new Refusal(413, 'too-large');
  }
  const files: number[] = [];
  try {
    return await accept(await readForm(body, type, store, now, bounds, files));
  } catch (error) {
    await dropFiles(store, files, now).catch(() => {});
    throw error;
  }
}

/** The text fields of a form; undefined if they or its files have problems. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  { fields, fileProblem }: Form,
): { output?: v.InferOutput<Schema>; problems: Record<string, string> } {
  const result = v.safeParse(schema, fields);
  const problems = {
    ...(!result.success && problemsByField(result.issues)),
    ...(fileProblem && { files: fileProblem }),
  };
  return result.success && !fileProblem ? { output: result.output, problems } : { problems };
}

const incomplete = () => new Refusal(400, 'incomplete');

/**
 * Parses a multipart form as a stream and stores its files as they arrive. Their ids are added to
 * `files`, so that the caller can delete them after an error. Throws a {@link Refusal} as soon as
 * the body is malformed, or has too many or too large parts.
 */
async function readForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  store: Store,
  now: Date,
  bounds: FileBounds | undefined,
  files: number[],
): Promise<Form> {
  const form: Form = { fields: {}, files, prints: [] };
  const parser = createParser(contentType);
  const arriving: Readable[] = [];
  let stored = Promise.resolve();
  const whole = new Promise<void>((resolve, fail) => {
    const refuse = () => fail(new Refusal(413, 'too-large'));
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refuse();
      else if (/^[a-z_]{1,40}$/.test(name) && !Object.hasOwn(form.fields, name)) {
        form.fields[name] = value;
      }
    });
    parser.on('file', (_field, stream, name) => {
      // A stream may fail before it is read; the parser reports the error too.
      stream.on('error', () => {});
      arriving.push(stream);
      // Stored sequentially: the next file may arrive before this one is stored.
      stored = stored
        .then(() => storeFile(stream, name ?? '', form, { store, now, bounds }))
        .catch(fail);
    });
    parser.on('filesLimit', () => {
      form.fileProblem = 'file-count';
    });
    for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(limit, refuse);
    }
    parser.on('error', () => fail(incomplete()));
    parser.on('finish', () => stored.then(resolve));
    feed(parser, body).catch(fail);
  });
  try {
    await whole;
  } catch (error) {
    // Stops storing files, so that none is stored after the caller has cleaned up.
    parser.destroy();
    for (const stream of arriving) stream.destroy();
    throw error;
  } finally {
    await stored;
  }
  return form;
}

/** Feeds the body to the parser until the body ends or the parser is destroyed. */
async function feed(
  parser: ReturnType<typeof createParser>,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  let total = 0;
  // Not cancelled when the form is refused: that would reset the connection before the response.
  const reader = body.getReader();
  const read = () => reader.read().catch(() => Promise.reject(incomplete()));
  for (let piece = await read(); !parser.destroyed && !piece.done; piece = await read()) {
    total += piece.value.length;
    if (total > ENQUIRY_LIMITS.body) throw new Refusal(413, 'too-large');
    if (!parser.write(piece.value)) await once(parser, 'drain');
  }
  parser.end();
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: 40,
        fieldNameSize: 100,
        fieldSize: ENQUIRY_LIMITS.field,
        // One more than allowed, because an empty file field also counts.
        files: ENQUIRY_LIMITS.files + 1,
        fileSize: ENQUIRY_LIMITS.file,
        parts: 50,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refusal(400, 'incomplete');
  }
}

async function storeFile(
  stream: Readable & { truncated?: boolean },
  name: string,
  form: Form,
  { store, now, bounds }: { store: Store; now: Date; bounds: FileBounds | undefined },
): Promise<void> {
  let id: number | undefined;
  let position = 0;
  let isEmpty = true;
  const print = createHash('sha256');
  for await (const bytes of inPieces(stream, CHUNK_BYTES)) {
    isEmpty = false;
    // The rest of a refused file is skipped.
    if (form.fileProblem) continue;
    const type = position > 0 ? undefined : sniffType(bytes);
    if (position === 0 && !type) form.fileProblem = `file-type: ${name}`;
    else if (position === 0 && form.files.length >= ENQUIRY_LIMITS.files) {
      form.fileProblem = 'file-count';
    }
    if (form.fileProblem) continue;
    if (type) {
      id = await addFile(store, { name: safeName(name, type), type }, now, bounds);
      if (id === undefined) {
        form.fileProblem = 'file-room';
        continue;
      }
      form.files.push(id);
    }
    print.update(bytes);
    if (id !== undefined) await addChunk(store, id, position, bytes);
    position += 1;
  }
  if (id !== undefined) form.prints.push(`${name} ${print.digest('base64url')}`);
  // Browsers send an empty part without a name for a field without files.
  if (isEmpty && name !== '') form.fileProblem ??= `file-empty: ${name}`;
  if (stream.truncated) form.fileProblem ??= `file-size: ${name}`;
}

async function* inPieces(stream: Readable, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      kept.push(chunk);
      bytes += chunk.length;
      if (bytes < size) continue;
      let rest = Buffer.concat(kept);
      for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
      kept = rest.length > 0 ? [rest] : [];
      bytes = rest.length;
    }
  } catch {
    throw incomplete();
  }
  if (bytes > 0) yield Buffer.concat(kept);
}
