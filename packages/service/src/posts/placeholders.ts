import { ADMIN_TEXTS, PLACEHOLDERS } from '../contract/admin.ts';

const { alt, caption, link, address, heading, cell } = PLACEHOLDERS;

const inPictures: readonly [RegExp, string][] = [
  [RegExp(`!\\[\\s*${alt}\\s*\\]`, 'i'), ADMIN_TEXTS.pictureAlt],
  // The title of a picture, in quotes at the end of its markup.
  [RegExp(`["'(]\\s*${caption}\\s*["')]\\s*\\)`, 'i'), ADMIN_TEXTS.pictureCaption],
];
const anywhere: readonly [RegExp, string][] = [
  [RegExp(`\\[\\s*${link}\\s*\\]\\(`, 'i'), ADMIN_TEXTS.linkWords],
  [RegExp(`\\]\\(\\s*${address}\\s*\\)`, 'i'), ADMIN_TEXTS.linkAddress],
  [RegExp(`\\|\\s*(${heading}|${cell})\\s*\\|`, 'i'), ADMIN_TEXTS.table],
];

/** The problem with the first placeholder left in a text; undefined if there is none. */
export function placeholderIn(content: string): string | undefined {
  for (const [index, line] of content.split('\n').entries()) {
    const placeholders = line.includes('![') ? [...inPictures, ...anywhere] : anywhere;
    const found = placeholders.find(([pattern]) => pattern.test(line));
    if (found) return `${found[1]} (line ${index + 1}).`;
  }
  return undefined;
}
