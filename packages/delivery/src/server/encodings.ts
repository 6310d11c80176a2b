/// <reference path="./negotiator.d.ts" />
import type { Context } from 'hono';
import Negotiator from 'negotiator';

/** Compressions of responses, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The compression that the client prefers among those available; undefined for none. */
export function preferredEncoding(
  { req }: Context,
  available: readonly Encoding[] = encodings,
): Encoding | undefined {
  const headers = { 'accept-encoding': req.header('Accept-Encoding') };
  const choice = new Negotiator({ headers }).encoding([...available, 'identity'], {
    preferred: [...available],
  });
  return available.find((encoding) => encoding === choice);
}
