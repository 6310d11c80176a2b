import { expect, test } from 'vitest';
import { deletePost, readRevision } from '../src/client/admin.ts';
import { addComment, call, listPosts, type ServiceFetch, serviceAt } from '../src/client/index.ts';

/** A service with one answer, which keeps what it was sent. */
function serviceWith(answer: () => Response | Promise<Response>) {
  const sent: { path: string; init: RequestInit | undefined }[] = [];
  const service: ServiceFetch = async (path, init) => {
    sent.push({ path, init });
    return answer();
  };
  return { service, sent };
}

const empty = { blogs: [], pagination: { page: 1, pages: 0, total: 0, limit: 9 } };

test('sends a query without empty parameters, and returns the parsed answer', async () => {
  const { service, sent } = serviceWith(() => Response.json(empty));
  const query = { page: 2, limit: 9, category: undefined, tag: '', search: 'heat pump' };
  expect(await call(service, listPosts, { query })).toMatchObject({ ok: true, value: empty });
  expect(sent.map(({ path }) => path)).toEqual(['/api/blogs?page=2&limit=9&search=heat+pump']);
});

test('sends JSON with its idempotency key', async () => {
  const { service, sent } = serviceWith(() =>
    Response.json({ status: 'success', message: 'Thank you.' }, { status: 201 }),
  );
  const body = { blog_id: 1, name: 'Jin', email: 'jin@example.org', message: '고맙습니다' };
  expect(await call(service, addComment, { body, key: 'k' })).toMatchObject({ ok: true });
  const init = sent[0]?.init;
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'k',
  });
});

test.each([
  ['refused', 422, { status: 'error', message: 'No.', fields: { name: 'Who?' } }],
  ['refused', 502, '<html>'],
  ['unreadable', 200, { blogs: null }],
  ['unreadable', 200, { status: 'error', message: 'No.' }],
])('says that an answer is %s (%i)', async (trouble, status, body) => {
  const answer = () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  const { message, fields = {} } = Object(body);
  expect(await call(serviceWith(answer).service, listPosts)).toEqual({
    ok: false,
    trouble,
    status,
    fields,
    ...(message && { message }),
  });
});

test('says that the service is unreachable, but lets an abort through', async () => {
  const { service } = serviceWith(() => Promise.reject(new TypeError('fetch failed')));
  const trouble = { ok: false, trouble: 'unreachable', status: 0, fields: {} };
  expect(await call(service, listPosts)).toEqual(trouble);
  const aborted = call(service, listPosts, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toThrow('fetch failed');
});

test('lets an abort through while the answer is read', async () => {
  const abort = new AbortController();
  const service: ServiceFetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
          body.enqueue(new TextEncoder().encode('{"blogs":'));
        },
      }),
    );
  const called = call(service, listPosts, { signal: abort.signal });
  setImmediate(() => abort.abort());
  await expect(called).rejects.toThrow('aborted');
});

test('reaches a service at another origin', async () => {
  const urls: string[] = [];
  const service = serviceAt('https://blog.example.com', async (url) => {
    urls.push(String(url));
    return Response.json(empty);
  });
  await call(service, listPosts, { query: { page: 1 } });
  expect(urls).toEqual(['https://blog.example.com/api/blogs?page=1']);
});

test('an id from an address does not lead to another operation', () => {
  expect(deletePost('../people/2').path).toBe('/api/admin/posts/..%2Fpeople%2F2');
  expect(readRevision('1?a', '#2').path).toBe('/api/admin/posts/1%3Fa/revisions/%232');
});
