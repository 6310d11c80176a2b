import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from './contract.ts';

type Schema = v.GenericSchema;

interface Operation {
  summary: string;
  query?: Schema;
  body?: { type: 'application/json' | 'multipart/form-data'; schema: Schema };
  /** Answers by status; those that fail are all of one shape. */
  answers: Record<string, Schema>;
  failures: number[];
}

const { Failure } = contract;
const link = { query: contract.TokenQuery, answers: { 200: contract.SubscriptionState } };

/** Every public operation by path and method. */
const OPERATIONS: Record<string, Record<string, Operation>> = {
  '/api/blogs': {
    get: {
      summary: 'One page of posts, newest first, or best match first with a search',
      query: contract.BlogListQuery,
      answers: { 200: contract.BlogList },
      failures: [400, 503],
    },
  },
  '/api/blogs/index': {
    get: {
      summary: 'The newest posts, lightly described',
      query: contract.BlogIndexQuery,
      answers: { 200: contract.BlogIndex },
      failures: [400, 503],
    },
  },
  '/api/blogs/single': {
    get: {
      summary: 'A whole post with its neighbours',
      query: contract.BlogSingleQuery,
      answers: { 200: contract.Post },
      failures: [400, 404, 503],
    },
  },
  '/api/categories': {
    get: {
      summary: 'Categories with the number of their posts',
      answers: { 200: contract.CategoryList },
      failures: [503],
    },
  },
  '/api/comments': {
    get: {
      summary: 'Approved comments of a post, oldest first',
      query: contract.CommentListQuery,
      answers: { 200: contract.CommentList },
      failures: [400, 503],
    },
    post: {
      summary: 'Sends a comment for moderation',
      body: { type: 'application/json', schema: contract.CommentInput },
      answers: { 201: contract.Accepted },
      failures: [400, 413, 415, 422, 429, 503],
    },
  },
  '/api/enquiries': {
    post: {
      summary: 'Sends a form of the contact page; files are parts named files',
      body: { type: 'multipart/form-data', schema: contract.EnquiryFields },
      answers: { 201: contract.EnquiryAccepted },
      failures: [400, 413, 415, 422, 429, 503],
    },
  },
  '/api/newsletter': {
    post: {
      summary: 'Asks by mail for the confirmation of a subscription',
      body: { type: 'application/json', schema: contract.NewsletterInput },
      answers: { 202: contract.Accepted },
      failures: [400, 413, 415, 422, 429, 503],
    },
  },
  '/api/newsletter/confirm': {
    get: { summary: 'Shows where a subscription stands', ...link, failures: [404, 503] },
    post: { summary: 'Confirms a subscription', ...link, failures: [404, 503] },
  },
  '/api/newsletter/unsubscribe': {
    get: { summary: 'Shows where a subscription stands', ...link, failures: [404, 503] },
    post: { summary: 'Ends a subscription (RFC 8058)', ...link, failures: [404, 503] },
  },
};

/** The OpenAPI 3.1 document of the service, made from the schemas that check its requests. */
export function openApiDocument(): object {
  const paths = Object.entries(OPERATIONS).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, describe(operation)]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Posts, comments, enquiries and subscribers', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: { Failure: jsonSchema(Failure, 'output') } },
  };
}

function describe({ summary, query, body, answers, failures }: Operation): object {
  const responses = [
    ...Object.entries(answers).map(([status, schema]) => [
      status,
      { description: 'Done', content: json(jsonSchema(schema, 'output')) },
    ]),
    ...failures.map((status) => [
      String(status),
      { description: 'Failed', content: json({ $ref: '#/components/schemas/Failure' }) },
    ]),
  ];
  return {
    summary,
    ...(query && { parameters: parametersOf(query) }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [body.type]: { schema: jsonSchema(body.schema, 'input') } },
      },
    }),
    responses: Object.fromEntries(responses),
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function parametersOf(query: Schema): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Transformations have no JSON Schema; what is checked before them counts. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output') {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
