import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTS, { astToString } from 'openapi-typescript';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite } from '../src/accounts/queries.ts';
import { confirmationToken, unsubscribeToken } from '../src/newsletter/queries.ts';
import { AdminBrowser, formOf, PASSWORD } from './support/administrator.ts';
import { enquiryOf } from './support/enquiry.ts';
import { newFolder, TestService } from './support/service.ts';

const root = join(import.meta.dirname, '../../..');

describe('the OpenAPI document', () => {
  let service: TestService;
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  let document: any;

  beforeAll(async () => {
    service = await TestService.start('sqlite', { onMail: () => {} });
    document = await service.json('/api/openapi.json');
  });
  afterAll(() => service.stop());

  const operations = () =>
    Object.keys(document.paths).flatMap((path) =>
      Object.keys(document.paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
    );

  it('is valid', async () => {
    const result = await new Validator().validate(document);
    expect(result).toEqual({ valid: true });
  });

  it('describes requests and responses with the schemas that validate them', () => {
    expect(document.openapi).toBe('3.1.0');
    const { get, post } = document.paths['/api/comments'];
    expect(get.parameters).toEqual([
      {
        name: 'blog_id',
        in: 'query',
        required: true,
        description: `A whole number from 1 to ${Number.MAX_SAFE_INTEGER}`,
        schema: expect.objectContaining({ type: 'string' }),
      },
    ]);
    const body = post.requestBody.content['application/json'].schema;
    expect(Object.keys(body.properties).sort()).toEqual(
      ['blog_id', 'email', 'fill_ms', 'message', 'name', 'website'].sort(),
    );
    expect(body.properties.name.description).toMatch(/^At most 80 UTF-16 units/);
    expect(body.properties.message.description).toMatch(/^At most 5000 UTF-16 units/);
    const limitOf = (name: string) =>
      document.paths['/api/blogs'].get.parameters.find(
        (parameter: { name: string }) => parameter.name === name,
      ).description;
    expect(limitOf('limit')).toBe('A whole number from 1 to 50');
    expect(limitOf('page')).toBe('A whole number from 1 to 1000000');
    expect(Object.keys(post.responses)).toEqual([
      ...['201', '400', '403', '408', '413', '415', '422', '429', '500', '503'],
    ]);
    const form = document.paths['/api/enquiries'].post.requestBody.content['multipart/form-data'];
    const kinds = form.schema.oneOf ?? form.schema.anyOf;
    expect(kinds).toHaveLength(3);
    expect(JSON.stringify(document)).not.toContain('"$schema"');
  });

  it('describes every error as a Failure', () => {
    const errors = operations().flatMap((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      const { responses } = document.paths[path][method.toLowerCase()];
      const statuses = Object.keys(responses).filter((status) => Number(status) >= 400);
      return statuses.map((status) => responses[status].content['application/json'].schema.$ref);
    });
    expect(new Set(errors)).toEqual(new Set(['#/components/schemas/Failure']));
  });

  it('describes what a number of no row leads to', () => {
    const numbered = operations().filter((operation) => operation.includes('{id}'));
    const answers = numbered.map((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return document.paths[path][method.toLowerCase()].responses;
    });
    expect(numbered.filter((_, index) => !('404' in answers[index]))).toEqual([]);
  });

  it('has only defaults and examples that their schemas accept, and names what is required', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'openapi');
    const wrong: string[] = [];
    let defaults = 0;
    const visit = (value: unknown, pointer: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { default: preset, example, examples, required } = value as Record<string, unknown>;
      const values = [preset, example, ...(Array.isArray(examples) ? examples : [])];
      for (const one of values.filter((sample) => sample !== undefined)) {
        defaults += 1;
        if (!ajv.validate({ $ref: `openapi#${pointer}` }, one)) wrong.push(pointer);
      }
      if (Array.isArray(required) && required.length === 0) wrong.push(`${pointer}/required`);
      for (const [name, child] of Object.entries(value)) {
        const part = name.replaceAll('~', '~0').replaceAll('/', '~1');
        visit(child, `${pointer}/${encodeURIComponent(part)}`);
      }
    };
    visit(document, '');
    expect(defaults).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    const { post } = document.paths['/api/comments'];
    expect(post.requestBody.content['application/json'].schema.required.sort()).toEqual(
      ['blog_id', 'email', 'message', 'name'].sort(),
    );
  });

  it('requires a session exactly where the service does', async () => {
    expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie' });
    const open = operations().filter((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return !document.paths[path][method.toLowerCase()].security;
    });
    expect(open.filter((operation) => operation.includes('/api/admin/')).sort()).toEqual([
      ...['GET /api/admin/welcome', 'POST /api/admin/session', 'POST /api/admin/welcome'],
    ]);
    for (const operation of operations().filter((one) => !open.includes(one))) {
      const [method = '', path = ''] = operation.split(' ');
      const address = path.replace(/\{\w+\}/g, '1');
      const headers = { Origin: 'http://localhost' };
      const { status } = await service.app.request(address, { method, headers });
      expect(status, operation).toBe(401);
    }
  });

  it('groups operations by the subject of their paths', () => {
    const { paths, tags } = document;
    expect(paths['/api/blogs/single'].get.tags).toEqual(['blogs']);
    expect(paths['/api/admin/posts/{id}'].put.tags).toEqual(['admin/posts']);
    const listed = tags.map(({ name }: { name: string }) => name);
    for (const operation of operations()) {
      const [method = '', path = ''] = operation.split(' ');
      expect(listed, operation).toEqual(
        expect.arrayContaining(paths[path][method.toLowerCase()].tags),
      );
    }
  });

  it('lists every route of the service and no others', () => {
    const served = new Set(
      service.app.routes
        .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?!.*\*)/.test(path))
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
    );
    served.delete('GET /api/openapi.json');
    expect(operations().sort()).toEqual([...served].sort());
  });

  /** Calls each operation; the test service checks each response against the document. */
  async function callAll(): Promise<Record<string, Response>> {
    const { app, store, now } = service;
    const admin = await AdminBrowser.signedIn(service);
    const called: Record<string, Response> = {};
    const ok = async (name: string, response: Promise<Response> | Response) => {
      called[name] = await response;
      return called[name].clone();
    };
    const blog_id = await service.addPost({ slug: 'post', categories: ['Energy'] });
    for (const path of ['blogs', 'blogs/index', 'categories']) {
      await ok(`GET /api/${path}`, service.get(`/api/${path}`));
    }
    await ok('GET /api/blogs/single', service.get('/api/blogs/single?slug=post'));
    const comment = { blog_id, name: 'Jin', email: 'jin@example.org', message: 'Thank you.' };
    await ok('POST /api/comments', service.post(comment));
    await ok('GET /api/comments', service.get(`/api/comments?blog_id=${blog_id}`));

    const form = new FormData();
    for (const [name, value] of Object.entries(enquiryOf('support'))) form.append(name, value);
    form.append('files', new Blob(['%PDF-1.7']), 'a.pdf');
    const enquiry = { method: 'POST', body: form };
    const accepted = await ok('POST /api/enquiries', app.request('/api/enquiries', enquiry));
    const { receipt } = await accepted.json();
    const shown = service.get(`/api/enquiries/receipt?token=${receipt}`);
    await ok('GET /api/enquiries/receipt', shown);

    const subscriber = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'jin@example.org' }),
    };
    await ok('POST /api/newsletter', app.request('/api/newsletter', subscriber));
    const { id } = await store.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const path = `/api/newsletter/${purpose}`;
      const token =
        purpose === 'confirm'
          ? await confirmationToken(store, id, now)
          : await unsubscribeToken(store, id);
      const address = `${path}?token=${token}`;
      await ok(`GET ${path}`, service.get(address));
      await ok(`POST ${path}`, app.request(address, { method: 'POST' }));
    }

    const call = (method: string, path: string, body?: unknown, at = path) =>
      ok(`${method} /api/admin/${path}`, admin.send(method, at, body));
    await call('GET', 'session');
    await call('GET', 'audit');
    await call('GET', 'comments');
    await call('POST', 'comments/decide', { ids: [1], status: 'approved' });
    const answer = { answer: 'Text', before: null };
    await call('PUT', 'comments/{id}/answer', answer, 'comments/1/answer');
    const view = { status: 'approved', from: 'spam', newest: 1 };
    await call('POST', 'comments/decide-view', view);
    await call('GET', 'posts');
    const text = { title: 'Title', status: 'published', categories: [], tags: [] };
    const { id: post } = await (await call('POST', 'posts', text)).json();
    const { version } = await (await call('GET', 'posts/{id}', undefined, `posts/${post}`)).json();
    const typed = { ...text, slug: 'title', version };
    await call('PUT', 'posts/{id}/autosave', typed, `posts/${post}/autosave`);
    const previews = await call('POST', 'posts/{id}/previews', undefined, `posts/${post}/previews`);
    const { token: preview } = await previews.json();
    const previewed = service.get(`/api/blogs/preview?token=${preview}`);
    await ok('GET /api/blogs/preview', previewed);
    await call('DELETE', 'posts/{id}/previews', undefined, `posts/${post}/previews`);
    await call('PUT', 'posts/{id}', typed, `posts/${post}`);
    const revisions = `posts/${post}/revisions`;
    const list = await (await call('GET', 'posts/{id}/revisions', undefined, revisions)).json();
    const revision = `${revisions}/${list.revisions[0].id}`;
    await call('GET', 'posts/{id}/revisions/{revision}', undefined, revision);
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const stored = await call('POST', 'pictures', await picture.png().toBuffer());
    await call('GET', 'pictures');
    const { name } = await stored.json();
    await call('DELETE', 'pictures/{name}', undefined, `pictures/${name}`);
    await call('GET', 'categories');
    await call('PUT', 'categories/order', { slugs: ['energy'] });
    await call('POST', 'categories/rename', { slug: 'energy', name: 'ENERGY' });
    await call('DELETE', 'posts/{id}', undefined, `posts/${post}`);
    await call('POST', 'posts/{id}/restore', undefined, `posts/${post}/restore`);
    await call('GET', 'enquiries');
    await call('GET', 'enquiries/export.csv');
    await call('GET', 'enquiries/{id}', undefined, 'enquiries/1');
    await call('PATCH', 'enquiries/{id}', { status: 'closed', version: 1 }, 'enquiries/1');
    await call('POST', 'enquiries/{id}/notes', { text: 'Text' }, 'enquiries/1/notes');
    const reply = formOf({ subject: 'Re', text: 'Text', version: 2 });
    await call('POST', 'enquiries/{id}/replies', reply, 'enquiries/1/replies');
    await call('GET', 'enquiries/{id}/files/{file}', undefined, 'enquiries/1/files/1');
    await call('GET', 'outbox');
    await call('POST', 'outbox/send', {});
    await store.db.updateTable('subscribers').set({ status: 'confirmed' }).execute();
    await call('GET', 'issues');
    const issue = `issues/${blog_id}`;
    await call('GET', 'issues/{id}', undefined, issue);
    await call('GET', 'issues/{id}/mail.html', undefined, `${issue}/mail.html`);
    await call('POST', 'issues/{id}/test', undefined, `${issue}/test`);
    await call('POST', 'issues/{id}/send', undefined, `${issue}/send`);
    await call('PUT', 'issues/{id}/hold', { stop: true }, `${issue}/hold`);
    await call('GET', 'subscribers');
    await call('GET', 'subscribers/export.csv');
    await call('POST', 'subscribers/{id}/unsubscribe', undefined, `subscribers/${id}/unsubscribe`);
    await call('DELETE', 'subscribers/{id}', undefined, `subscribers/${id}`);
    await call('DELETE', 'enquiries/{id}', { version: 3 }, 'enquiries/1');
    await call('POST', 'comments/delete', { ids: [1] });
    await call('POST', 'comments/delete-view', { from: 'spam', newest: 1 });

    await call('GET', 'people');
    const invitation = { email: 'ben@example.org', role: 'editor' };
    await call('POST', 'people/invitations', invitation);
    await AdminBrowser.signedIn(service, 'cy@example.org');
    await call('POST', 'people/invitations/withdraw', { email: invitation.email });
    await call('PUT', 'people/{id}/role', { role: 'editor' }, 'people/2/role');
    await call('DELETE', 'people/{id}', undefined, 'people/2');

    const token = await invite(store, 'ada@example.org', now);
    await call('GET', 'welcome', undefined, `welcome?token=${token}`);
    await call('POST', 'welcome', { token, name: 'Ada', password: PASSWORD });
    const { secret } = await (await call('GET', 'account/totp')).json();
    const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
    await call('PUT', 'account/totp', { password: PASSWORD, secret, code });
    const later = new TOTP({ secret }).generate({ timestamp: now.getTime() + 30_000 });
    await call('DELETE', 'account/totp', { password: PASSWORD, code: later });
    await call('PUT', 'account/password', { current: PASSWORD, password: 'a new long password' });
    await call('POST', 'session', { email: 'ada@example.org', password: 'a new long password' });
    await call('DELETE', 'session');
    return called;
  }

  it('matches what each route does', async () => {
    const called = await callAll();
    const failed = Object.entries(called).filter(([, response]) => !response.ok);
    expect(failed.map(([name, { status }]) => `${name} ${status}`)).toEqual([]);
    expect(Object.keys(called).sort()).toEqual(operations().sort());
  });

  it("generates types that match the client's", { timeout: 60_000 }, async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(document)));
    await writeFile(join(folder, 'client.ts'), CLIENT.replaceAll('ROOT', root));
    const config = {
      extends: join(root, 'packages/service/tsconfig.json'),
      compilerOptions: {
        types: [join(root, 'node_modules/@types/node')],
        rewriteRelativeImportExtensions: false,
      },
      include: [],
      files: ['client.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
    expect(await tsc.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
  });
});

/** Assigns the document's types to those of the client, and vice versa. */
const CLIENT = `

import type { InferOutput } from 'ROOT/packages/service/node_modules/valibot';
import type * as client from 'ROOT/packages/service/src/client/index.ts';
import type * as admin from 'ROOT/packages/service/src/client/admin.ts';
import type { PostInput } from 'ROOT/packages/service/src/contract/admin.ts';
import type { paths } from './api.ts';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Got<Path extends keyof paths> =
  paths[Path] extends { get: { responses: { 200: infer Answer } } } ? Json<Answer> : never;
type Sent<Path extends keyof paths, Method extends 'post' | 'put'> =
  paths[Path] extends { [M in Method]: { requestBody: infer Body } } ? Json<Body> : never;
type Answer<Of extends { answer: unknown }> = InferOutput<Extract<Of['answer'], client.Endpoint['answer']>>;
declare function get<Path extends keyof paths>(path: Path): Got<Path>;

export const list: Answer<typeof client.listPosts> = get('/api/blogs');
export const recent: Answer<typeof client.recentPosts> = get('/api/blogs/index');
export const post: Answer<typeof client.readPost> = get('/api/blogs/single');
export const categories: Answer<typeof client.listCategories> = get('/api/categories');
export const comments: Answer<typeof client.listComments> = get('/api/comments');
// The client may leave fields out, to get their messages.
declare const comment: Required<NonNullable<typeof client.addComment.body>>;
export const sent: Sent<'/api/comments', 'post'> = comment;

export const queue: Answer<typeof admin.listComments> = get('/api/admin/comments');
export const posts: Answer<typeof admin.listPosts> = get('/api/admin/posts');
export const edited: Answer<ReturnType<typeof admin.readPost>> = get('/api/admin/posts/{id}');
export const inbox: Answer<typeof admin.listEnquiries> = get('/api/admin/enquiries');
export const enquiry: Answer<ReturnType<typeof admin.readEnquiry>> = get('/api/admin/enquiries/{id}');
export const subscribers: Answer<typeof admin.listSubscribers> = get('/api/admin/subscribers');
export const outbox: Answer<typeof admin.listMails> = get('/api/admin/outbox');
export const people: Answer<typeof admin.listPeople> = get('/api/admin/people');
export const log: Answer<typeof admin.listAudit> = get('/api/admin/audit');
declare const input: Required<PostInput>;
export const added: Sent<'/api/admin/posts', 'post'> = input;
`;
