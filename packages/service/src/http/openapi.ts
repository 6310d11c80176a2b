import { STATUS_CODES } from 'node:http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono, MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, generateSpecs, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { Failure } from '../contract/index.ts';

type Responses = NonNullable<DescribeRouteOptions['responses']>;

interface Details extends Pick<DescribeRouteOptions, 'requestBody'> {
  /** Whether browsers get HTML instead of JSON. */
  hasPages?: boolean;
}

/** Error statuses of every route. */
const SERVER_ERRORS = [500, 503];
/** Error statuses of routes with a JSON body. */
const JSON_ERRORS = [400, 408, 413, 415, 422];

/**
 * Declares the responses of a route for the OpenAPI document. Its requests are declared by the
 * validators that check them.
 *
 * @param answers success statuses, each with the schema of its JSON, with a media type, or with null if it has no body
 * @param failures error statuses of the route; 500, 503 and those of {@link jsonBody} are added
 */
export function describe(
  summary: string,
  answers: Record<number, v.GenericSchema | string | null>,
  failures: number[] = [],
  { hasPages = false, ...spec }: Details = {},
): MiddlewareHandler {
  const pages = hasPages && { 'text/html': {} };
  const responses: Responses = {};
  for (const [status, answer] of Object.entries(answers)) {
    const description = STATUS_CODES[status] ?? '';
    if (answer === null) {
      responses[status] = { description };
      continue;
    }
    const content =
      typeof answer === 'string'
        ? { [answer]: {} }
        : { 'application/json': { schema: resolver(answer, OUTPUT) }, ...pages };
    responses[status] = { description, content };
  }
  Object.assign(responses, failed([...failures, ...SERVER_ERRORS], pages));
  return describeRoute({ summary, responses, ...spec });
}

/** Declares for all routes that follow that they require a session, and the statuses without one. */
export function describeSession(): MiddlewareHandler {
  return describeRoute({ security: [{ session: [] }], responses: failed([401, 403]) });
}

function failed(statuses: number[], pages?: object | false): Responses {
  const content = { 'application/json': { schema: resolver(NamedFailure, OUTPUT) }, ...pages };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: STATUS_CODES[status] ?? '', content }]),
  );
}

/** Response bodies are described after Valibot's transformations. */
const OUTPUT = { options: { typeMode: 'output' } } as const;
/** Request bodies and parameters are described before Valibot's transformations. */
export const INPUT = {
  options: { typeMode: 'input', overrideSchema: withRequired },
} as const;

type Override = NonNullable<NonNullable<Parameters<typeof toJsonSchema>[1]>['overrideSchema']>;

/** Fields default to an empty text, for its message. Where that is refused, the field is required without a default. */
function withRequired({ valibotSchema, jsonSchema }: Parameters<Override>[0]) {
  const { properties } = jsonSchema;
  if (!('entries' in valibotSchema) || !properties) return;
  const required = Object.entries(valibotSchema.entries as v.ObjectEntries)
    .filter(([, entry]) => !v.safeParse(entry, undefined).success)
    .map(([name]) => name);
  for (const [name, entry] of Object.entries(valibotSchema.entries as v.ObjectEntries)) {
    const property = properties[name];
    const description = limitOf(entry);
    if (typeof property === 'object' && description) property.description = description;
  }
  for (const name of required) {
    const property = properties[name];
    if (typeof property === 'object') delete property.default;
  }
  const { required: _, ...rest } = jsonSchema;
  return required.length > 0 ? { ...rest, required } : rest;
}

/** The limit of a field that counts only once the text has been cleaned, or read as a number, so that JSON Schema cannot say it. */
function limitOf(entry: v.GenericSchema): string | undefined {
  const steps = stepsOf(entry);
  const after = steps.slice(steps.findIndex(({ type }) => type === 'transform') + 1);
  const limit = (type: string) => after.findLast((step) => step.type === type)?.requirement;
  if (after.length === steps.length) return undefined;
  if (limit('max_value') !== undefined) return `A whole number from 1 to ${limit('max_value')}`;
  if (limit('max_length') === undefined) return undefined;
  return `At most ${limit('max_length')} UTF-16 units, without spaces around it and control characters`;
}

type Step = { type: string; requirement?: unknown };

/** The schemas and actions of a schema, in their order. */
function stepsOf(schema: v.GenericSchema): Step[] {
  if ('pipe' in schema) return (schema.pipe as v.GenericSchema[]).flatMap(stepsOf);
  return 'wrapped' in schema ? stepsOf(schema.wrapped as v.GenericSchema) : [schema];
}

/** Declares a JSON request body and its error statuses. */
export function jsonBody(schema: v.GenericSchema): MiddlewareHandler {
  const content = { 'application/json': { schema: resolver(schema, INPUT) } };
  const requestBody = { required: true, content };
  return describeRoute({ requestBody, responses: failed(JSON_ERRORS) });
}

/** Declares a multipart form, which the route parses itself. */
export function formBody(schema: v.GenericSchema): Pick<DescribeRouteOptions, 'requestBody'> {
  const { $schema: _, ...json } = toJsonSchema(schema, { ...INPUT.options, errorMode: 'ignore' });
  const content = { 'multipart/form-data': { schema: json as object } };
  return { requestBody: { required: true, content } };
}

const NamedFailure = v.pipe(Failure, v.metadata({ ref: 'Failure' }));

/** The OpenAPI 3.1 document of all described routes. */
export async function openApiDocument(app: Hono): Promise<object> {
  const document = await generateSpecs(app, {
    documentation: {
      info: {
        title: 'Posts, comments, enquiries and subscribers',
        description:
          'The public API, and that of the admin area (`/api/admin`), whose changes must come from its own origin.',
        version: '1',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-session',
            description: 'Set by `POST /api/admin/session`. Over HTTP its name has no prefix.',
          },
        },
      },
    },
    excludeStaticFile: false,
    // The routes declare their own errors.
    defaultValidationErrorResponse: false,
  });
  const tags = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths)) {
    const [, tag = ''] = /^\/api\/((?:admin\/)?\w+)/.exec(path) ?? [];
    tags.add(tag);
    for (const operation of Object.values(operations as Record<string, { tags?: string[] }>))
      operation.tags = [tag];
  }
  return { ...document, tags: Array.from(tags, (name) => ({ name })) };
}
