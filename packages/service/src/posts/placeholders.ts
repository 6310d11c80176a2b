import { PLACEHOLDERS } from '../contract/admin.ts';
import { isOnSite, shownPictures } from '../markup/markup.ts';

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

/** The problem with the first picture that is not on this site, which the page's policy would block. */
export function foreignPictureIn(content: string): string | undefined {
  const foreign = shownPictures(content).find(({ src }) => !isOnSite(src));
  if (!foreign) return undefined;
  const { src, lines } = foreign;
  const own = content.split('\n').slice(...lines);
  const before = own.findIndex((text) => text.includes(`](${src}`));
  const line = lines[0] + Math.max(0, before) + 1;
  return `Please upload the picture: those of other sites are not shown: ${src} (line ${line}).`;
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
