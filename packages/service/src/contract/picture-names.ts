import { cut } from './text.ts';
import { slugify } from './words.ts';

/** Extensions of pictures, and their media types. Not SVG, which can contain scripts. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Letters of any script. Without a path separator and a leading dot, a name cannot leave the folder. */
const NAME = new RegExp(
  `^[\\p{L}\\p{N}_-][\\p{L}\\p{M}\\p{N}_.-]{0,190}\\.(${Object.keys(TYPES).join('|')})$`,
  'iu',
);
/** In a text, where browsers and the parser percent-encode letters outside of ASCII. */
const MENTIONED = /\/uploads\/((?:[\p{L}\p{M}\p{N}_.-]|%[\da-f]{2})+)/giu;

/** Media type of a picture by its name; undefined for a name that no picture can have. */
export function imageType(name: string): string | undefined {
  const extension = NAME.exec(name)?.[1];
  return extension && TYPES[extension.toLowerCase()];
}

export interface PictureSize {
  /** In px, as is the height. */
  width: number;
  height: number;
}

/** The name under which an uploaded file is stored; `hash` is of its content. A cover has the size of all covers. */
export function pictureName(originalName: string, hash: string, size?: PictureSize): string {
  const stem = cut(slugify(originalName.replace(/\.\w+$/, '')), 60);
  const end = size ? `-${size.width}x${size.height}` : '';
  return `${stem || 'picture'}-${hash.slice(0, 10)}${end}.webp`;
}

/** The size of an uploaded picture that keeps its own shape, from its name or address. */
export function pictureSize(name: string): PictureSize | undefined {
  const [, width, height] = /-[\da-f]{10}-(\d{1,4})x(\d{1,4})\.webp$/.exec(name) ?? [];
  return width ? { width: Number(width), height: Number(height) } : undefined;
}

export function picturesIn(text: string): string[] {
  return [...text.matchAll(MENTIONED)].map(([, name = '']) => decoded(name).normalize('NFC'));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
