import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { ENQUIRY_FILE_TYPES, ENQUIRY_LIMITS, ENQUIRY_TEXTS } from './contract/index.ts';

type FileType = (typeof ENQUIRY_FILE_TYPES)[number];

const SIGNATURES: Record<FileType, Buffer> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'application/pdf': Buffer.from('%PDF-'),
};
const EXTENSIONS: Record<FileType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

/** Type of a file by what is in it, whatever its name says; undefined for those not accepted. */
export function sniffType(start: Uint8Array): FileType | undefined {
  return ENQUIRY_FILE_TYPES.find((type) => {
    const signature = SIGNATURES[type];
    return signature.equals(start.subarray(0, signature.length));
  });
}

/** A harmless file name with the ending of its type. */
export function safeName(name: string, type: FileType): string {
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _()-]+/gu, '-')
    .slice(0, 80)
    .trim();
  return `${stem || 'file'}.${EXTENSIONS[type]}`;
}

/** Where the pieces of files go. */
export interface FileSink {
  /** Begins a file; resolves to its number. */
  begin(file: { name: string; type: FileType }): Promise<number>;
  append(id: number, position: number, bytes: Uint8Array): Promise<void>;
  /** Bytes in a piece. */
  pieceBytes: number;
}

export interface Form {
  fields: Record<string, string>;
  /** Numbers of the files in the sink. */
  files: number[];
  /** What is wrong with the files, for the person who sent them. */
  fileProblem?: string;
}

/** The body is not a form that ends as it should, or it has too many or too large parts. */
export class MalformedForm extends Error {
  readonly tooLarge: boolean;

  constructor(message: string, tooLarge = false) {
    super(message);
    this.tooLarge = tooLarge;
  }
}

/**
 * Reads a multipart form piece by piece; files go into `sink` as they arrive. `files` grows while
 * it reads, so that the caller can remove what was stored when it fails. Throws a
 * {@link MalformedForm}, and whatever the sink throws.
 */
export async function readForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  sink: FileSink,
  files: number[],
): Promise<Form> {
  const form: Form = { fields: {}, files };
  const source = Readable.fromWeb(body as never);
  const parser = createParser(contentType);
  let sinkError: unknown;
  let stored = Promise.resolve();
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) parser.destroy(new MalformedForm('A field is too long.', true));
    else if (/^[a-z_]{1,40}$/.test(name) && !Object.hasOwn(form.fields, name)) {
      form.fields[name] = value;
    }
  });
  parser.on('file', (_field, stream, name) => {
    // A stream may fail before its turn; the parser fails with it.
    stream.on('error', () => {});
    // One after the other: the next file may have arrived while this one is stored.
    stored = stored
      .then(() => storeFile(stream, name ?? '', form, sink))
      .catch((error) => {
        sinkError ??= error;
        stream.resume();
        source.destroy(error);
      });
  });
  parser.on('filesLimit', () => {
    form.fileProblem = ENQUIRY_TEXTS.fileCount;
  });
  for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => parser.destroy(new MalformedForm('The form has too many parts.', true)));
  }
  try {
    await pipeline(source, limitedTo(ENQUIRY_LIMITS.body), parser);
  } catch (error) {
    // Nothing is stored any more when the caller cleans up.
    await stored;
    if (!sinkError && error instanceof MalformedForm) throw error;
    throw sinkError ?? new MalformedForm('The form is incomplete.');
  }
  await stored;
  if (sinkError) throw sinkError;
  return form;
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: 40,
        fieldNameSize: 100,
        fieldSize: ENQUIRY_LIMITS.field,
        // One more than allowed, because an empty file field counts too.
        files: ENQUIRY_LIMITS.files + 1,
        fileSize: ENQUIRY_LIMITS.file,
        parts: 50,
        headerPairs: 20,
      },
    });
  } catch {
    throw new MalformedForm('The form has no boundary.');
  }
}

function limitedTo(max: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>) {
    let total = 0;
    for await (const chunk of chunks) {
      total += chunk.length;
      if (total > max) throw new MalformedForm('The form is too large.', true);
      yield chunk;
    }
  };
}

async function storeFile(
  stream: Readable & { truncated?: boolean },
  name: string,
  form: Form,
  sink: FileSink,
): Promise<void> {
  let id: number | undefined;
  let position = 0;
  for await (const bytes of inPieces(stream, sink.pieceBytes)) {
    // The rest of a file that is refused is only read past.
    if (form.fileProblem) continue;
    const type = position > 0 ? undefined : sniffType(bytes);
    if (position === 0 && !type) form.fileProblem = ENQUIRY_TEXTS.fileType;
    else if (position === 0 && form.files.length >= ENQUIRY_LIMITS.files) {
      form.fileProblem = ENQUIRY_TEXTS.fileCount;
    }
    if (form.fileProblem) continue;
    if (type) {
      id = await sink.begin({ name: safeName(name, type), type });
      form.files.push(id);
    }
    if (id !== undefined) await sink.append(id, position, bytes);
    position += 1;
  }
  if (stream.truncated) form.fileProblem ??= ENQUIRY_TEXTS.fileSize;
}

/** Cuts what arrives into pieces of `size` bytes, but for the last. */
async function* inPieces(stream: Readable, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    kept.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    let rest = Buffer.concat(kept);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    kept = rest.length > 0 ? [rest] : [];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(kept);
}
