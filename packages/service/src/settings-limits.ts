import { defaultEnquiryPolicy, type EnquiryPolicy } from './routes/enquiries.ts';
import { defaultNewsletterPolicy, type NewsletterPolicy } from './routes/newsletter.ts';
import { type CommentPolicy, defaultPolicy } from './routes/take-comment.ts';
import type { RateLimit } from './store/rate-limits.ts';

/** What visitors may send, where it differs from the defaults. */
export interface Limits {
  comments: Partial<CommentPolicy>;
  enquiries: Partial<EnquiryPolicy>;
  newsletter: Partial<NewsletterPolicy>;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3600_000 };

/**
 * Reads limits such as `COMMENT_LIMIT=5/10m`, five in ten minutes for a network, and
 * `BLOCKED_WORDS=casino, payday loan`, which are added to those that are blocked already.
 */
export function readLimits(env: NodeJS.ProcessEnv, problems: string[]): Limits {
  const limit = (name: string, fallback: RateLimit) => readLimit(env, name, fallback, problems);
  return {
    comments: {
      attempts: limit('COMMENT_ATTEMPTS', defaultPolicy.attempts),
      accepted: limit('COMMENT_LIMIT', defaultPolicy.accepted),
      blockedWords: [...defaultPolicy.blockedWords, ...readWords(env)],
    },
    enquiries: {
      attempts: limit('ENQUIRY_ATTEMPTS', defaultEnquiryPolicy.attempts),
      accepted: limit('ENQUIRY_LIMIT', defaultEnquiryPolicy.accepted),
    },
    newsletter: { perNetwork: limit('NEWSLETTER_LIMIT', defaultNewsletterPolicy.perNetwork) },
  };
}

function readLimit(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: RateLimit,
  problems: string[],
): RateLimit {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const [, max, count, unit = ''] = /^(\d{1,6})\/([1-9]\d{0,3})?([smh])$/.exec(text) ?? [];
  if (max && Number(max) > 0) {
    return { max: Number(max), windowMs: Number(count ?? 1) * (UNITS[unit] ?? 0) };
  }
  problems.push(
    `${name} is "${text}". Write it as a number in a time, such as 5/10m, 60/m or 100/h.`,
  );
  return fallback;
}

function readWords(env: NodeJS.ProcessEnv): string[] {
  return (env.BLOCKED_WORDS ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
