import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Failure } from './contract/index.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** The OpenAPI 3.1 document of the service, made from the schemas that check its requests. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const [method = '', path = ''] = operation.at.split(' ');
    paths[path] = { ...paths[path], [method]: describe(operation, path) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Posts, comments, enquiries and subscribers', version: '1' },
    paths,
    components: { schemas: { Failure: jsonSchema(Failure, 'output') } },
  };
}

function describe(operation: Operation, path: string) {
  const { summary, query, body, form, bytes, answers, failures } = operation;
  const parameters = [...partsOf(path), ...(query ? parametersOf(query) : [])];
  const given = body ?? form;
  const type = form ? 'multipart/form-data' : 'application/json';
  const done = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done', ...(schema && { content: json(jsonSchema(schema, 'output')) }) },
  ]);
  const failed = failures.map((status) => [
    String(status),
    { description: 'Failed', content: json({ $ref: '#/components/schemas/Failure' }) },
  ]);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(given && {
      requestBody: { required: true, content: { [type]: { schema: jsonSchema(given, 'input') } } },
    }),
    ...(bytes && { requestBody: { required: true, content: { [bytes]: {} } } }),
    responses: Object.fromEntries([...done, ...failed]),
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** Parts of a path in braces, such as `{id}`. */
function partsOf(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function parametersOf(query: v.GenericSchema): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Transformations have no JSON Schema; what is checked before them counts. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
