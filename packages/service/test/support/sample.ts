import type { Fuzzer } from './fuzzer.ts';

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  pattern?: string;
  format?: string;
}

const TEXTS = [
  '',
  ' ',
  '0',
  'Jin',
  'jin@example.org',
  'post',
  'é\u0301👩‍🚀',
  '\0\r\n',
  "' or 1=1",
  '%00',
];
const TOKENS = ['a'.repeat(43), '1', '/blog?page=2', '12'];

/** A value that a schema accepts. */
export function sample(schema: Schema, fuzzer: Fuzzer): unknown {
  if ('const' in schema) return schema.const;
  const { type, enum: values, anyOf, oneOf = anyOf, properties, required = [] } = schema;
  if (values) return fuzzer.pick(values);
  if (oneOf) return sample(fuzzer.pick(oneOf), fuzzer);
  if (type === 'object') {
    const entries = Object.entries(properties ?? {}).filter(
      ([name]) => required.includes(name) || fuzzer.chance(0.5),
    );
    return Object.fromEntries(entries.map(([name, one]) => [name, sample(one, fuzzer)]));
  }
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, fuzzer.pick([0, 1, 3]));
    return Array.from({ length }, () => sample(schema.items ?? {}, fuzzer));
  }
  if (type === 'number' || type === 'integer') {
    const { minimum = 0, maximum = 2 ** 53 - 1 } = schema;
    return fuzzer.pick([minimum, maximum, Math.min(maximum, minimum + 1)]);
  }
  if (type === 'boolean') return fuzzer.chance(0.5);
  if (type === 'null') return null;
  if (schema.format === 'date-time') return '2026-12-01T00:00:00.000Z';
  const { pattern, minLength = 0 } = schema;
  const fits = [...TEXTS, ...TOKENS, 'long enough a password'].filter(
    (text) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text)),
  );
  if (fits.length === 0) throw new Error(`No sample fits ${JSON.stringify(schema)}`);
  return fuzzer.pick(fits);
}
