import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono-openapi';
import * as v from 'valibot';
import { failure } from './errors.ts';
import { INPUT, jsonBody } from './openapi.ts';

/** Responds to a request whose JSON has invalid fields. */
type Refuse = (
  c: Context,
  fields: Record<string, string>,
  input: unknown,
) => Response | Promise<Response>;

/** Validates the query. Empty values, which forms send, and repeated ones are ignored. */
export function query<Schema extends v.GenericSchema>(
  schema: Schema,
  refuse = (c: Context, message: string) => failure(c, 400, 'invalid-query', undefined, message),
) {
  return validator(
    'query',
    withoutEmpty(schema),
    (result, c) => {
      if (!result.success) return refuse(c, result.error[0]?.message ?? '');
    },
    INPUT,
  );
}

/** Wraps a schema so that it ignores empty values and repetitions. */
function withoutEmpty<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const validate = (values: unknown) => {
    const entries = Object.entries(values as Record<string, string | string[]>)
      .map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
      .filter(([, value]) => value !== '');
    return schema['~standard'].validate(Object.fromEntries(entries));
  };
  return { ...schema, '~standard': { ...schema['~standard'], validate } };
}

/** Validates a JSON body. `refuse` responds to invalid fields. @default 422 */
export function json<Schema extends v.GenericSchema>(
  schema: Schema,
  refuse: Refuse = (c, fields) => failure(c, 422, 'invalid-fields', fields),
) {
  const check = validator('json', schema, (result, c) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return failure(c, 415, 'unsupported-media-type');
    }
    if (result.success) return;
    const fields = problemsByField(result.error as v.BaseIssue<unknown>[]);
    if (Object.keys(fields).length > 0) return refuse(c, fields, result.data);
    return failure(c, 400, 'malformed');
  });
  // Replaces hono-openapi's description of the validator, which lacks the error statuses.
  Object.assign(check, jsonBody(schema));
  return check;
}

const rowNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** Validates row ids in the path; responds with 404 to anything else. */
export function rowNumbers<Name extends string>(...names: Name[]) {
  const entries = Object.fromEntries(names.map((name) => [name, rowNumber]));
  return validator(
    'param',
    v.object(entries as Record<Name, typeof rowNumber>),
    (result, c) => {
      if (!result.success) return failure(c, 404, 'not-found');
    },
    INPUT,
  );
}

const key = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{1,200}$/),
  v.description(
    'A request with the same key and the same content is stored once, and gets the same response.',
  ),
);

/** Validates the Idempotency-Key header. A request that repeats a key and its content is not stored again. */
export const idempotencyKey = validator(
  'header',
  v.object({ 'idempotency-key': v.optional(key) }),
  (result, c) => {
    if (result.success) return;
    return failure(c, 400, 'invalid-idempotency-key');
  },
  INPUT,
);

/**
 * The stored form of an Idempotency-Key. It is bound to the content, so that other content with the same key, such as a
 * correction after an answer was lost, is stored, too.
 */
export function storedKey(key: string | undefined, content: unknown): string | undefined {
  return key && hash('sha256', JSON.stringify([key, content]), 'base64url');
}

/**
 * Refuses bodies of more than `maxSize` bytes with 413. With a Content-Length within the limit, Node enforces it; only
 * other bodies need Hono's middleware, which is slow because it opens the request stream.
 */
export function limitBody(maxSize: number, code = 'too-large'): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: (c) => failure(c, 413, code) });
  return (c, next) =>
    Number(c.req.header('content-length')) <= maxSize ? next() : counted(c, next);
}

/** The first problem of each field, as a code: words of the library are of no use to visitors. */
export function problemsByField(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const code = issue.input === undefined ? 'missing' : 'invalid';
    if (field) problems[field] ??= /^[a-z-]+(:|$)/.test(issue.message) ? issue.message : code;
  }
  return problems;
}
