import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestService } from './support/service.ts';

describe('the OpenAPI document', () => {
  let service: TestService;
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  let document: any;

  beforeAll(async () => {
    service = await TestService.start('sqlite');
    document = await service.json('/api/openapi.json');
  });
  afterAll(() => service.stop());

  it('describes requests and answers by the schemas that check them', () => {
    expect(document.openapi).toBe('3.1.0');
    const { get, post } = document.paths['/api/comments'];
    expect(get.parameters).toEqual([
      {
        name: 'blog_id',
        in: 'query',
        required: true,
        schema: expect.objectContaining({ type: 'string' }),
      },
    ]);
    const body = post.requestBody.content['application/json'].schema;
    expect(Object.keys(body.properties).sort()).toEqual(
      ['blog_id', 'email', 'fill_ms', 'message', 'name', 'website'].sort(),
    );
    expect(Object.keys(post.responses)).toEqual(['201', '400', '413', '415', '422', '429', '503']);
    const form = document.paths['/api/enquiries'].post.requestBody.content['multipart/form-data'];
    const kinds = form.schema.oneOf ?? form.schema.anyOf;
    expect(kinds).toHaveLength(3);
    expect(JSON.stringify(document)).not.toContain('"$schema"');
  });

  it('names every address of the service, and none that is not there', async () => {
    const paths = Object.keys(document.paths);
    const served = new Set(
      service.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
    );
    served.delete('GET /api/openapi.json');
    const named = paths.flatMap((path) =>
      Object.keys(document.paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual([...served].sort());
  });
});
