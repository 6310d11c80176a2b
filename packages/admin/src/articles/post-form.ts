import type { AdminPost } from '@brand/service/contract/admin';
import { textOf } from '../shared/api.ts';

export type PostValues = Record<(typeof FIELDS)[number], string>;

const FIELDS = [
  'title',
  'slug',
  'excerpt',
  'content',
  'image',
  'image_caption',
  'author_name',
  'author_bio',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'categories',
  'tags',
  'published_at',
  'version',
] as const;

/** Title and slug of a post that was autosaved before it had a title. */
const UNNAMED = { title: /^Untitled$/, slug: /^draft-\d+$/ };

export const emptyPost = Object.fromEntries(FIELDS.map((name) => [name, ''])) as PostValues;

export function valuesOf(post: AdminPost): PostValues {
  const texts = Object.fromEntries(
    FIELDS.map((name) => {
      const value = post[name];
      return [name, Array.isArray(value) ? listOf(value) : (value ?? '')];
    }),
  ) as PostValues;
  return {
    ...texts,
    ...(UNNAMED.slug.test(post.slug) && { slug: '', title: post.title.replace(UNNAMED.title, '') }),
    published_at: texts.published_at.slice(0, 16).replace('T', ' '),
  };
}

export function typedValues(form: FormData): PostValues {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)])) as PostValues;
  return { ...texts, categories: form.getAll('categories').join(', ') };
}

export function postBody(values: PostValues, status: 'draft' | 'published') {
  const { categories, tags, published_at, version, ...texts } = values;
  return {
    ...texts,
    categories: namesIn(categories),
    tags: namesIn(tags),
    status,
    published_at: momentIn(published_at),
    ...(version && { version }),
  };
}

export function autosaveBody(values: PostValues) {
  return postBody({ ...values, title: values.title.trim() || 'Untitled' }, 'draft');
}

/** Slug of a post that is autosaved before its first save. */
export function unnamedSlug(): string {
  return `draft-${Date.now()}`;
}

/** Names separated by commas. Older names that contain a comma are in quotes. */
export function listOf(names: readonly string[]): string {
  return names.map((name) => (name.includes(',') ? `"${name}"` : name)).join(', ');
}

/** The names of a {@link listOf}. */
export function namesIn(list: string): string[] {
  return [...list.matchAll(/\s*(?:"([^"]*)"\s*(?=,|$)|[^,]+)/g)]
    .map(([item, quoted]) => (quoted?.includes(',') ? quoted : item).trim())
    .filter(Boolean);
}

/** Converts `2026-12-01 09:00` to ISO 8601. Other input is unchanged, so that the service rejects it. */
function momentIn(text: string): string | null {
  const [, day, time = '00:00'] = /^\s*(\d{4}-\d\d-\d\d)(?:[ T]+(\d\d:\d\d))?\s*$/.exec(text) ?? [];
  if (day) return `${day}T${time}:00.000Z`;
  return text.trim() || null;
}
