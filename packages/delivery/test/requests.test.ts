import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { uploads } from '../src/server/requests.ts';

const type = 'multipart/form-data; boundary=bound';
const headers = { 'Content-Type': type, 'Content-Length': '80000' };
const text = '--bound\r\nContent-Disposition: form-data; name="message"\r\n\r\nText\r\n--bound';
const file =
  '\r\nContent-Disposition: form-data; name="cover"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n--bound--\r\n';

/** A form of which only the texts have arrived. */
function slowForm() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (part: string) => writer.write(new TextEncoder().encode(part));
  void write(text);
  return { body: readable, end: () => write(file).then(() => writer.close()) };
}

/** A screen that shows what it gets. `as` tells who sends a form. */
function screen(bytes: number) {
  const app = new Hono().use(uploads(bytes, async (c) => c.req.header('Cookie') === 'session'));
  app.post('/', async (c) => {
    const form = await c.req.raw.formData();
    const names = [...form].map(([name, value]) => (value instanceof File ? value.name : name));
    return c.json([names, c.req.header('X-Refused-Upload')]);
  });
  return (body: BodyInit, as: 'session' | 'nobody' = 'session', more = {}) =>
    app.request('/', {
      method: 'POST',
      headers: { ...headers, Cookie: as, ...more },
      body,
      duplex: 'half',
    } as RequestInit);
}

test('a large form without a session loses its files, and takes no place of those who have one', async () => {
  const send = screen(100_000);
  const strangers = [slowForm(), slowForm()];
  const waiting = strangers.map(({ body }) => send(body, 'nobody'));
  const own = slowForm();
  const received = send(own.body);
  await own.end();
  expect(await (await received).json()).toEqual([['message', 'a.png'], null]);
  for (const { end } of strangers) await end();
  for (const answer of await Promise.all(waiting))
    expect(await answer.json()).toEqual([['message'], '401']);
});

test('a form that is too large, or one too many, loses its files', async () => {
  const send = screen(70_000);
  expect(await (await send(text + file)).json()).toEqual([['message'], '413']);
  const within = { 'Content-Length': '69000' };
  const forms = [slowForm(), slowForm(), slowForm()];
  const answers = forms.map(({ body }) => send(body, 'session', within));
  for (const { end } of forms) await end();
  const shown = await Promise.all(answers.map(async (answer) => (await answer).json()));
  expect(shown.map(([, refused]) => refused)).toEqual([null, null, '503']);
});

test('few refused forms at once are read for their texts, because those are kept in memory', async () => {
  const send = screen(70_000);
  const slow = Array.from({ length: 8 }, slowForm);
  const waiting = slow.map(({ body }) => send(body));
  const oneMore = await send(slowForm().body);
  expect([oneMore.status, await oneMore.text()]).toEqual([413, 'The form is too large.\n']);

  for (const { end } of slow) await end();
  for (const answer of await Promise.all(waiting))
    expect(await answer.json()).toEqual([['message'], '413']);
  expect(await (await send(text + file)).json()).toEqual([['message'], '413']);
});
