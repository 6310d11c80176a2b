import * as v from 'valibot';

export function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,16}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
}

/** Normalized like stored text. Replaces NUL, which PostgreSQL rejects in text, with U+FFFD. */
export const queryText = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replaceAll('\0', '\uFFFD')),
);

const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Control characters except line feed and tab, bidirectional controls and byte order marks. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** A character that can be seen, unlike some letters and symbols, such as the Hangul filler and the blank Braille pattern. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalizes plain text for storage: NFC, LF line ends, no control characters, trimmed; empty if nothing of it is visible. */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/** The first `max` UTF-16 units of a text, without tearing a character that consists of several. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Made on demand: the browsers that load this module need not have it.
  const characters = new Intl.Segmenter().segment(text);
  return text.slice(0, characters.containing(max)?.index);
}

export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

/** An optional text, cleaned. A first check, at twice the limit because CRLF becomes LF, keeps huge texts cheap. */
export function maybe(clean: (text: string) => string, max: number) {
  const tooLong = `too-long: ${max}`;
  return v.pipe(
    v.optional(v.string('missing'), ''),
    v.maxLength(2 * max, tooLong),
    v.transform(clean),
    v.maxLength(max, tooLong),
  );
}

/** A required text, cleaned. */
export function typed(clean: (text: string) => string, max: number) {
  return v.pipe(maybe(clean, max), v.nonEmpty('missing'));
}

/** Converts the domain of an email address to Punycode, like browsers, unless it is no valid domain. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/\P{ASCII}/u.test(domain)) return address;
  // Only letters and dots: URL would read other characters as a port, a path or an escape.
  if (!/^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain) || !URL.canParse(`http://${domain}`))
    return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/**
 * An email address that `<input type="email">` accepts by the HTML standard, except one with `=?`: mail clients would
 * decode it in a header.
 */
export function emailAddress(max: number) {
  return v.pipe(
    typed(cleanLine, max),
    v.transform(asciiDomain),
    v.rfcEmail('invalid'),
    v.excludes('=?', 'invalid'),
  );
}

/** JavaScript accepts 30 February and makes it a day of March. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return false;
  const day = text.slice(0, 10);
  // Times are compared as texts, so their years need four digits in UTC, too.
  return (
    new Date(day).toISOString().startsWith(day) && /^\d{4}-/.test(new Date(time).toISOString())
  );
}

const ORDER = new Intl.Collator('en');

/** Compares by name, alphabetically in every script; the databases collate differently. */
export function byName(one: { name: string }, other: { name: string }): number {
  return ORDER.compare(one.name, other.name);
}
