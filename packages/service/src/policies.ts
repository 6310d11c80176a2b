import type { RateLimit } from './http/rate-limits.ts';

export interface SpamPolicy {
  /** A form sent faster than this, in milliseconds, counts as filled in by a bot. */
  minFillMs: number;
  /** A comment with this score or more is stored as spam, not as pending. */
  spamScore: number;
  /** Words and phrases that count as spam, ignoring case and accents. */
  blockedWords: string[];
}

/** Rate limits per network. */
interface VisitorPolicy {
  /** Requests, successful or not. */
  attempts: RateLimit;
  /** Stored comments or enquiries. */
  accepted: RateLimit;
}

/** Rate limits per network, and rules for spam. */
export interface CommentPolicy extends VisitorPolicy, SpamPolicy {}

/** Rate limits per network, and how fast a person can fill in the form. */
export interface EnquiryPolicy extends VisitorPolicy, Pick<SpamPolicy, 'minFillMs'> {
  /** Bounds for the files of all enquiries. */
  files: {
    /** Files of one network. */
    perNetwork: RateLimit;
    /** Bytes of all networks in a day. */
    perDay: number;
    /** Bytes that are held at all. */
    held: number;
  };
  /** Acknowledgements per mailbox: anybody can type somebody else's address. */
  acknowledged: RateLimit;
}

/** Rate limits: requests per network, mails to ask for confirmation per mailbox, and mails of issues in total. */
export interface NewsletterPolicy {
  perNetwork: RateLimit;
  perAddress: RateLimit[];
  issueMails: RateLimit;
}

const minute = 60_000;

export interface Policies {
  comments: CommentPolicy;
  enquiries: EnquiryPolicy;
  newsletter: NewsletterPolicy;
}

export const defaultPolicies: Policies = {
  /** 60 attempts a minute, 5 comments in 10 minutes, at least 3 seconds to fill in the form, spam from 6 points. */
  comments: {
    attempts: { max: 60, windowMs: minute },
    accepted: { max: 5, windowMs: 10 * minute },
    minFillMs: 3000,
    spamScore: 6,
    blockedWords: ['casino', 'viagra', 'cialis', 'payday loan', 'porn', 'escort', 'backlinks'],
  },
  /**
   * 30 attempts and 10 enquiries in 10 minutes, at least 3 seconds to fill in the form; 50 files a day of a network, 2 GB
   * of all, and 10 GB that are held; one acknowledgement an hour to a mailbox.
   */
  enquiries: {
    attempts: { max: 30, windowMs: 10 * minute },
    accepted: { max: 10, windowMs: 10 * minute },
    minFillMs: 3000,
    files: { perNetwork: { max: 50, windowMs: 24 * 60 * minute }, perDay: 2e9, held: 10e9 },
    acknowledged: { max: 1, windowMs: 60 * minute },
  },
  /** 10 requests per hour from a network; one mail per 10 minutes and three per day to an address; 60 mails of issues a minute. */
  newsletter: {
    perNetwork: { max: 10, windowMs: 60 * minute },
    perAddress: [
      { max: 1, windowMs: 10 * minute },
      { max: 3, windowMs: 24 * 60 * minute },
    ],
    issueMails: { max: 60, windowMs: minute },
  },
};
