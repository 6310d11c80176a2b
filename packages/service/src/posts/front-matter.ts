import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { ADMIN_LIMITS } from '../contract/admin.ts';
import { imageType } from '../contract/picture-names.ts';
import { cleanLine, cleanText, isCalendarDay } from '../contract/text.ts';
import { postStatuses } from '../store/schema.ts';

const line = v.pipe(
  v.string('must be text; put it in quotes'),
  v.transform(cleanLine),
  v.nonEmpty('must not be empty'),
  v.maxLength(1000, 'must have up to 1000 characters'),
);

const maybeLine = v.optional(line);

const labels = v.pipe(
  v.array(
    v.pipe(line, v.regex(/[\p{L}\p{N}]/u, 'must contain a letter or a digit')),
    'must be a list, such as [Energy, Bearings]',
  ),
);

/** A date, or a time with `Z` or an offset; a date means midnight UTC. */
const moment = v.pipe(
  v.string('must be a date such as 2026-10-12'),
  v.regex(
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/,
    'must be a date such as 2026-10-12',
  ),
  v.check(isCalendarDay, 'is not a valid date'),
  v.transform((text) => new Date(text).toISOString()),
);

const fields = {
  title: line,
  slug: v.pipe(
    line,
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  ),
  excerpt: line,
  categories: v.pipe(labels, v.minLength(1, 'must name at least one category')),
  tags: v.optional(labels, []),
  author: maybeLine,
  author_bio: maybeLine,
  published: moment,
  status: v.optional(v.picklist(postStatuses, `must be ${postStatuses.join(' or ')}`), 'published'),
  image: v.optional(
    v.pipe(
      line,
      v.check((name) => imageType(name) !== undefined, 'must be a plain image file name'),
    ),
  ),
  image_caption: maybeLine,
  ...v.entriesFromList(['meta_title', 'meta_description', 'meta_keywords'], maybeLine),
};
const FrontMatter = v.strictObject(fields, ({ expected }) => {
  if (expected === 'Object') return 'front matter must be fields such as "title: …"';
  return expected === 'never' ? 'is not a known field' : 'is missing';
});

export type FrontMatter = v.InferOutput<typeof FrontMatter>;

export type ParsedArticle =
  | { head: FrontMatter; body: string; problems?: never }
  | { problems: string[] };

/** Parses an article into front matter and body, or returns its problems as `field: problem`. */
export function parseArticle(text: string): ParsedArticle {
  const parts = /^\uFEFF?---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n(.*))?$/s.exec(text);
  if (!parts) return { problems: ['the file must start with front matter between two --- lines'] };
  const [, yaml = '', markup = ''] = parts;
  const document = parseDocument(yaml);
  if (document.errors.length > 0) {
    return { problems: document.errors.map((error) => error.message.split('\n')[0] ?? '') };
  }
  let values: unknown;
  try {
    values = document.toJS();
  } catch (error) {
    // An alias without an anchor, or one that multiplies.
    return { problems: [(error as Error).message] };
  }
  const result = v.safeParse(FrontMatter, values);
  const problems = result.success ? [] : describe(v.flatten(result.issues));
  const body = cleanText(markup);
  if (body === '') problems.push('the article has no text below its front matter');
  if (body.length > ADMIN_LIMITS.content)
    problems.push(`the text must have up to ${ADMIN_LIMITS.content} characters`);
  return result.success && problems.length === 0 ? { head: result.output, body } : { problems };
}

function describe({ root, nested = {} }: v.FlatErrors<typeof FrontMatter>): string[] {
  const ofFields = Object.entries(nested).map(([field, problems]) => `${field}: ${problems?.[0]}`);
  return [...(root ?? []), ...ofFields];
}
