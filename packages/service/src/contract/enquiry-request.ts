import * as v from 'valibot';
import { ENQUIRY_LIMITS, FACT_BASES } from './enquiry-words.ts';
import { cleanLine } from './text.ts';

const line = v.pipe(v.string(), v.maxLength(ENQUIRY_LIMITS.line), v.transform(cleanLine));

/** A fact of a request: a number with its unit, or a chosen text. */
const RequestFact = v.object({
  /** Such as `Flow`. */
  name: v.pipe(line, v.minLength(1)),
  value: v.union([v.pipe(v.number(), v.finite()), v.pipe(line, v.minLength(1))]),
  /** Such as `m³/min at the inlet`. */
  unit: v.optional(line),
  /** Absent for what the visitor stated. */
  basis: v.optional(v.picklist(FACT_BASES)),
});

/** A selection that a visitor made on the site and sends with an enquiry. */
export const EnquiryRequest = v.object({
  /** Models or other products, such as `RMX40-C080`. */
  products: v.pipe(v.array(v.pipe(line, v.minLength(1))), v.maxLength(20)),
  facts: v.pipe(v.array(RequestFact), v.maxLength(30)),
  /** Path and query of the page that shows the selection. */
  address: v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[\x21-\x7e]*$/)),
});
export type EnquiryRequest = v.InferOutput<typeof EnquiryRequest>;

const RequestJson = v.pipe(v.string(), v.parseJson(), EnquiryRequest);

/** The `request` field of the form: an `EnquiryRequest` as JSON, or empty. */
export const requestField = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }): EnquiryRequest | undefined => {
    if (dataset.value === '') return undefined;
    const request = v.safeParse(RequestJson, dataset.value);
    if (request.success) return request.output;
    addIssue({ message: 'invalid' });
    return NEVER;
  }),
);

/** A request as lines of text: its products, one line per fact, its address. */
export function requestLines({ products, facts, address }: EnquiryRequest): string[] {
  return [
    ...(products.length > 0 ? [`Products: ${products.join(', ')}`] : []),
    ...facts.map((fact) => {
      const basis = fact.basis ? ` (${fact.basis})` : '';
      return `${fact.name}: ${factText(fact)}${basis}`;
    }),
    `Found at: ${address}`,
  ];
}

/** A fact as text: `40 m³/min at the inlet`. */
function factText({ value, unit }: EnquiryRequest['facts'][number]): string {
  return unit ? `${value} ${unit}` : String(value);
}
