import * as v from 'valibot';

/** Response to an accepted comment, enquiry or subscription. */
export const Accepted = v.object({ status: v.literal('success'), message: v.string() });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Error response. `fields` maps each invalid field to its problem. */
export const Failure = v.object({
  status: v.literal('error'),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof Failure>;
