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

/** Replaces NUL, which PostgreSQL rejects in text, with U+FFFD. */
export const queryText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '\uFFFD')),
);

const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Control characters except line feed and tab, bidirectional controls and byte order marks. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** At least one visible character; zero-width characters alone are not a value. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalises plain text for storage: NFC, LF line ends, no control characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

/**
 * An optional text, cleaned. Its length is also checked before cleaning, against twice the limit
 * because CRLF line ends become LF, so that cleaning a huge text costs nothing.
 */
export function maybe(
  clean: (text: string) => string,
  max: number,
  tooLong = `This can have up to ${max} characters.`,
  noText?: string,
) {
  return v.pipe(
    v.optional(v.string(noText), ''),
    v.maxLength(2 * max, tooLong),
    v.transform(clean),
    v.maxLength(max, tooLong),
  );
}

/** A required text, cleaned. `empty` is the message for a missing one. */
export function typed(
  clean: (text: string) => string,
  empty: string,
  max: number,
  tooLong?: string,
) {
  return v.pipe(maybe(clean, max, tooLong, empty), v.regex(VISIBLE, empty));
}

export function emailAddress(max: number) {
  return v.pipe(
    typed(
      cleanLine,
      'Please enter your email address.',
      max,
      `Your email address can have up to ${max} characters.`,
    ),
    v.email('Please enter a valid email address, like name@example.com.'),
  );
}

export function nameOfPerson(max: number) {
  const tooLong = `Your name can have up to ${max} characters.`;
  return typed(cleanLine, 'Please enter your name.', max, tooLong);
}
