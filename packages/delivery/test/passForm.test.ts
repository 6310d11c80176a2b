import { expect, test } from 'vitest';
import { passForm } from '../src/server/passForm.ts';

const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' });
const part = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n${'%PDF-'.repeat(1000)}\r\n`;
const whole = `${part('name', 'Jin')}${file}${part('message', 'Größe')}--x--\r\n`;

/** A body in pieces of 100 bytes, and how many of them have been read. */
function slowly(text: string) {
  const bytes = new TextEncoder().encode(text);
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const piece = bytes.subarray(read.pieces * 100, (read.pieces + 1) * 100);
        read.pieces += 1;
        if (piece.length > 0) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

test('a form is passed on as it is read, and its texts are kept', async () => {
  const { body, read } = slowly(whole);
  const form = passForm({ headers, body });
  const passed: Uint8Array[] = [];
  for await (const piece of form.body) {
    passed.push(piece);
    expect(read.pieces).toBe(passed.length);
  }
  expect(Buffer.concat(passed).toString()).toBe(whole);
  expect(await form.texts()).toEqual([
    ['name', 'Jin'],
    ['message', 'Größe'],
  ]);
});

test('what nobody has read is read for the texts', async () => {
  const form = passForm({ headers, body: slowly(whole).body });
  const reader = form.body.getReader();
  await reader.read();
  expect(Object.fromEntries(await form.texts())).toEqual({ name: 'Jin', message: 'Größe' });
});

test('of a form that is malformed or broken off, the texts before are kept', async () => {
  const broken = passForm({ headers, body: slowly(whole.slice(0, -60)).body });
  expect(await broken.texts()).toEqual([['name', 'Jin']]);
  const unreadable = { headers: new Headers(), body: slowly(whole).body };
  expect(await passForm(unreadable).texts()).toEqual([]);
});
