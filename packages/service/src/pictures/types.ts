// SVG is omitted on purpose: it can contain scripts.
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Media type of a plain image file name; undefined for other names and for paths. */
export function imageType(name: string): string | undefined {
  const extension = /^\w[\w.-]{0,190}\.([a-z]{3,4})$/i.exec(name)?.[1];
  return extension && TYPES[extension.toLowerCase()];
}

/** Names of the pictures that a text shows. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([\w.-]+)/g)].map((match) => match[1] ?? '');
}
