import * as v from 'valibot';

/** Answer to an accepted comment. */
export const Accepted = v.object({ status: v.literal('success'), message: v.string() });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Answer to every request that fails. `fields` names a problem for each wrong field. */
export const Failure = v.object({
  status: v.literal('error'),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof Failure>;
