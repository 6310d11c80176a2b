import { hash } from 'node:crypto';
import type { CommentFields } from '../contract/index.ts';
import { indexWords, queryWords } from '../contract/words.ts';
import type { SpamPolicy } from '../policies.ts';

const spamReasons = [
  'honeypot',
  'too-fast',
  'links',
  'link-in-name',
  'blocked-word',
  'duplicate',
  'known-sender',
] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A comment and counts of earlier ones. */
interface SpamEvidence extends Omit<CommentFields, 'email'> {
  duplicates: number;
  /** Earlier spam comments from the same email address. */
  knownSpam: number;
}

const LINK = /https?:|www\.|\[url|<a\s/gi;

/** Computes the spam score of a comment and its reasons. One link is acceptable; three are not. */
export function judge(evidence: SpamEvidence, policy: SpamPolicy) {
  const { name, message, website, fill_ms } = evidence;
  const links = message.match(LINK)?.length ?? 0;
  const points: Record<SpamReason, number> = {
    honeypot: website === '' ? 0 : 10,
    'too-fast': fill_ms !== undefined && fill_ms < policy.minFillMs ? 10 : 0,
    links: links >= 3 ? 6 : links,
    'link-in-name': name.search(LINK) >= 0 ? 6 : 0,
    'blocked-word': 4 * countBlocked(`${name} ${message}`, policy.blockedWords),
    duplicate: 3 * Math.min(2, evidence.duplicates),
    'known-sender': evidence.knownSpam > 0 ? 3 : 0,
  };
  const reasons = spamReasons.filter((reason) => points[reason] > 0);
  return { score: reasons.reduce((sum, reason) => sum + points[reason], 0), reasons };
}

function countBlocked(text: string, blocked: string[]): number {
  const said = spoken(indexWords(text));
  return spokenOnce(blocked).filter((term) => term.trim() !== '' && said.includes(term)).length;
}

function spoken(words: string[]): string {
  return ` ${words.join(' ')} `;
}

const spokenLists = new WeakMap<string[], string[]>();

/** Normalizes each word list only once. */
function spokenOnce(list: string[]): string[] {
  const known = spokenLists.get(list) ?? list.map((term) => spoken(queryWords(term)));
  spokenLists.set(list, known);
  return known;
}

/** Hash of a text that ignores case, accents, whitespace and punctuation. */
export function fingerprint(message: string): string {
  return hash('sha256', indexWords(message).join(' ') || message, 'base64url');
}
