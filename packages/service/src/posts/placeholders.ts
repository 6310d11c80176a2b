import { PLACEHOLDERS } from '../contract/admin.ts';

const { alt, caption, link, address, heading, cell } = PLACEHOLDERS;

// Whole sentences, which imports print too.
const inPictures: readonly [RegExp, string][] = [
  [RegExp(`!\\[\\s*${alt}\\s*\\]`, 'i'), 'Please say what the picture shows'],
  // The title of a picture, in quotes at the end of its markup.
  [
    RegExp(`["'(]\\s*${caption}\\s*["')]\\s*\\)`, 'i'),
    'Please write a caption for the picture, or delete the word in quotes',
  ],
];
const anywhere: readonly [RegExp, string][] = [
  [RegExp(`\\[\\s*${link}\\s*\\]\\(`, 'i'), 'Please write what the link says'],
  [RegExp(`\\]\\(\\s*${address}\\s*\\)`, 'i'), 'Please enter the address of the link'],
  [
    RegExp(`\\|\\s*(${heading}|${cell})\\s*\\|`, 'i'),
    'Please replace the example words of the table',
  ],
];

/** Fenced and inline code, in which markup is text. */
const CODE =
  /^([ >*+\d.)-]*)(`{3,9}(?!`)|~{3,9}(?!~))[^\n]*\n[\s\S]*?(?:^[ >]*\2[^\n]*$|(?![\s\S]))|(?<!`)(`{1,9})(?!`)[^`\n]*\3(?!`)/gm;
/** The address of a picture. Alternative texts have a limit, so that hostile text takes no time. */
const PICTURE = /(?<!\\)!\[(?:\\.|\](?!\()|[^\]\\]){0,500}\]\(\s*<?([^\s)>]*)/g;

/** The problem with the first picture that is not on this site, which the page's policy would block. */
export function foreignPictureIn(content: string): string | undefined {
  const text = content.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
  for (const { index, 1: address = '' } of text.matchAll(PICTURE)) {
    if (/^\/(?![/\\])/.test(address)) continue;
    const line = text.slice(0, index).split('\n').length;
    return `Please upload the picture: those of other sites are not shown: ${address} (line ${line}).`;
  }
  return undefined;
}

/** The problem with the first placeholder left in a text; undefined if there is none. */
export function placeholderIn(content: string): string | undefined {
  for (const [index, line] of content.split('\n').entries()) {
    const placeholders = line.includes('![') ? [...inPictures, ...anywhere] : anywhere;
    const found = placeholders.find(([pattern]) => pattern.test(line));
    if (found) return `${found[1]} (line ${index + 1}).`;
  }
  return undefined;
}
