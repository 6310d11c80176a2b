import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Hono } from 'hono';

// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
type Document = any;
export type Fetch = (...parameters: Parameters<Hono['fetch']>) => Response | Promise<Response>;

const JSON_TYPE = 'application/json';

let known: Promise<{ document: Document; ajv: Ajv2020 }> | undefined;

async function load(fetch: Fetch, url: string) {
  const document: Document = await (
    await fetch(new Request(new URL('/api/openapi.json', url)))
  ).json();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return { document, ajv: ajv.addSchema(document, 'openapi') };
}

/** The document's path template for a request. */
function pathOf(document: Document, pathname: string): string | undefined {
  const fits = (path: string) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  // A path without parameters takes precedence over one with parameters.
  return Object.keys(document.paths)
    .sort((a) => (a.includes('{') ? 1 : -1))
    .find(fits);
}

/**
 * Makes every response of an application fail the test unless the OpenAPI document describes it: its status, its media
 * type and, of JSON, its shape. So does an accepted JSON body that the document does not allow.
 */
export function documented(fetch: Fetch): Fetch {
  return async (request, ...rest) => {
    const isJson = /^application\/json/i.test(request.headers.get('content-type') ?? '');
    const sent = isJson ? request.clone().json() : undefined;
    sent?.catch(() => {});
    const response = await fetch(request, ...rest);
    const { pathname } = new URL(request.url);
    known ??= load(fetch, request.url);
    const { document, ajv } = await known;
    const path = pathOf(document, pathname);
    const operation = path && document.paths[path][request.method.toLowerCase()];
    // 304: the documented response is the one that the client already has; 431: Node refuses a long head before the service.
    if (!operation || [304, 431].includes(response.status)) return response;
    const what = `${request.method} ${path} ${response.status}`;
    const described = operation.responses[response.status];
    if (!described) throw new Error(`${what} is not in the OpenAPI document`);
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!described.content) {
      if (response.body) throw new Error(`${what} has a body that is not documented: ${type}`);
      return response;
    }
    const media = Object.keys(described.content).find((name) => name.split(';')[0] === type);
    if (!media) throw new Error(`${what} has a media type that is not documented: ${type}`);
    const check = (value: unknown, ...parts: string[]) => {
      const pointer = ['paths', path, request.method.toLowerCase(), ...parts, 'schema'].map(
        (part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      const validate = ajv.getSchema(`openapi#/${pointer.join('/')}`);
      if (validate?.(value)) return;
      throw new Error(`${what} is not as documented: ${ajv.errorsText(validate?.errors)}`);
    };
    if (response.ok && operation.requestBody?.content[JSON_TYPE]) {
      check(await sent, 'requestBody', 'content', JSON_TYPE);
    }
    if (type !== JSON_TYPE) return response;
    check(await response.clone().json(), 'responses', String(response.status), 'content', media);
    return response;
  };
}
