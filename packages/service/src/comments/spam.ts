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
/** `files-dropped` is no reason, but tells moderators that the sender had attached files. */
export type SpamReason = (typeof spamReasons)[number] | 'files-dropped';

/** A comment and counts of earlier ones. */
interface SpamEvidence extends Omit<CommentFields, 'email'> {
  /** Earlier comments with the same text, of anybody. */
  duplicates: number;
  /** Those among them from the same email address. */
  ownDuplicates: number;
  /** Earlier comments from the same email address that a moderator has called spam. */
  knownSpam: number;
}

/** Characters up to which people write the same by chance, such as their thanks. */
const SHORT = 120;

const LINK = /https?:|www\.|\[url|<a\s/gi;

/** Computes the spam score of a comment and its reasons. One link is acceptable; three are not. */
export function judge(evidence: SpamEvidence, policy: SpamPolicy) {
  const { name, message, website, fill_ms } = evidence;
  const links = message.match(LINK)?.length ?? 0;
  const points: Record<(typeof spamReasons)[number], number> = {
    honeypot: website === '' ? 0 : 10,
    'too-fast': fill_ms !== undefined && fill_ms < policy.minFillMs ? 10 : 0,
    links: links >= 3 ? 6 : links,
    'link-in-name': name.search(LINK) >= 0 ? 6 : 0,
    'blocked-word': 4 * countBlocked(`${name} ${message}`, policy.blockedWords),
    duplicate: 3 * duplicatesOf(evidence),
    'known-sender': evidence.knownSpam > 0 ? 3 : 0,
  };
  const reasons = spamReasons.filter((reason) => points[reason] > 0);
  return { score: reasons.reduce((sum, reason) => sum + points[reason], 0), reasons };
}

/** A short text counts only if it is repeated by its sender, and is never spam by itself. */
function duplicatesOf({ message, duplicates, ownDuplicates }: SpamEvidence): number {
  return message.length > SHORT ? Math.min(2, duplicates) : Math.min(1, ownDuplicates);
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
