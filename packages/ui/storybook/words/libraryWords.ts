import type { Labels } from '@brand/ui';
import { de } from '@brand/ui/labels/de';
import { ko } from '@brand/ui/labels/ko';
import type { Wording } from './otherWords.ts';

/** The library's own texts in the toolbar's languages. */
export const libraryWords = {
  'long German': de,
  Korean: ko,
} satisfies Record<Exclude<Wording, 'as written'>, Labels>;

/** All texts of a set of labels. */
export function templatesOf(words: object): string[] {
  return Object.values(words).flatMap((word) =>
    typeof word === 'string' ? word : templatesOf(word),
  );
}

/** Returns a function that tells the library's own texts from the content of a story. */
export function saidByLibrary(labels: object): (text: string) => boolean {
  const patterns = templatesOf(labels).map((template) =>
    template.replace(/[.*+?()|[\]\\^$]/g, '\\$&').replace(/\{\w+\}/g, '.+'),
  );
  const pattern = new RegExp(`^(${patterns.join('|')})$`, 'u');
  return (text) => pattern.test(text.trim());
}
