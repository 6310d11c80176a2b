import * as v from 'valibot';

/**
 * `code` says what was accepted or refused; the interface has the words for it. `message` spells the code for people who
 * read responses. Another service may send only a message, which the interface shows.
 */
const said = { code: v.optional(v.string()), message: v.string() };

/** Response to an accepted comment, enquiry or subscription. */
export const Accepted = v.object({ status: v.literal('success'), ...said });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Error response. `fields` maps each invalid field to its problem: a code, or `code: detail`. */
export const Failure = v.object({
  status: v.literal('error'),
  ...said,
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof Failure>;

/** Spells a code or the name of a field: `rate-limited` becomes `Rate limited`. */
export function spelled(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replace(/[-_]/g, ' ');
}
