import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitedBody } from '../src/requests.ts';

const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '80000' };
const text = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nText\r\n--x';

/** A form with too large files, of which only the texts have arrived. */
function slowForm() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (part: string) => writer.write(new TextEncoder().encode(part));
  void write(text);
  return { body: readable, end: () => write('--\r\n').then(() => writer.close()) };
}

test('few refused forms at once are read for their texts, because those are kept in memory', async () => {
  const app = new Hono().use(limitedBody(() => 70_000));
  app.post('/', async (c) => c.json(Object.fromEntries(await c.req.raw.formData())));
  const post = (body: BodyInit) =>
    app.request('/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

  const slow = Array.from({ length: 8 }, slowForm);
  const waiting = slow.map(({ body }) => post(body));
  const oneMore = await post(slowForm().body);
  expect([oneMore.status, await oneMore.text()]).toEqual([413, 'The form is too large.\n']);

  for (const { end } of slow) await end();
  for (const answer of await Promise.all(waiting))
    expect(await answer.json()).toEqual({ message: 'Text' });
  expect(await (await post(`${text}--\r\n`)).json()).toEqual({ message: 'Text' });
});
