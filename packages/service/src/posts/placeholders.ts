import { ADMIN_TEXTS, PICTURE_WORDS } from '../contract/admin.ts';

const ALT = new RegExp(`!\\[\\s*${PICTURE_WORDS.alt}\\s*\\]`, 'i');
/** In the quotes of a picture's title, which ends its markup. */
const CAPTION = new RegExp(`["'(]\\s*${PICTURE_WORDS.caption}\\s*["')]\\s*\\)`, 'i');

/** Why a text may not be published: a picture whose words are still those of the editor. */
export function placeholderIn(content: string): string | undefined {
  for (const [index, line] of content.split('\n').entries()) {
    if (!line.includes('![')) continue;
    const place = ` (line ${index + 1}).`;
    if (ALT.test(line)) return ADMIN_TEXTS.pictureAlt + place;
    if (CAPTION.test(line)) return ADMIN_TEXTS.pictureCaption + place;
  }
  return undefined;
}
