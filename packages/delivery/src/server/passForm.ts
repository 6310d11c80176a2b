import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** Maximum length of the texts of a form together. */
const textLength = 2 * 1024 * 1024;

/** Files of a refused form are read, so that its texts are known, up to this many bytes. */
const readBytes = 256 * 1024 * 1024;

interface PassedForm {
  /** The form as it arrives. */
  body: ReadableStream<Uint8Array>;
  /** Its texts, once all of it has arrived; what nobody has read of `body` is read for them. */
  texts: () => Promise<[name: string, text: string][]>;
}

/** Passes a form on as it arrives, and keeps only its texts, so that a page can show them again. */
export function passForm({ headers, body }: Pick<Request, 'headers' | 'body'>): PassedForm {
  const texts: [string, string][] = [];
  let length = 0;
  const parser = createParser(headers.get('Content-Type') ?? '');
  parser?.on('field', (name, value) => {
    length += value.length;
    if (length <= textLength) texts.push([name, value]);
  });
  parser?.on('file', (_name, file) => file.on('error', () => {}).resume());
  // What follows in a malformed form is not read.
  const parsed = new Promise<void>((resolve) => {
    for (const event of ['finish', 'error'] as const) parser?.on(event, () => resolve());
    if (!parser) resolve();
  });

  const reader = body?.getReader();
  let left = readBytes;
  const read = async () => {
    const { value } = (await reader?.read()) ?? {};
    if (value) parser?.write(value);
    else parser?.end();
    left -= value?.length ?? 0;
    return value;
  };
  return {
    body: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const piece = await read();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    ),
    async texts() {
      try {
        while (left > 0 && (await read()));
        if (left > 0) await parsed;
      } catch {
        // The visitor has left, and nobody reads the page.
      }
      return texts;
    },
  };
}

function createParser(type: string) {
  try {
    const headers: BusboyHeaders = { 'content-type': type };
    return new Busboy({ headers, limits: { fields: 60, fieldSize: textLength } });
  } catch {
    return undefined;
  }
}
