/** Entries of the catalogue: subject, source and output files of each asset. */

/** Rendered by `scenes/`. In arguments `{out}` is the master file, `{stills}` the folder of all masters. */
export interface SceneMaker {
  by: 'scene';
  steps: readonly SceneStep[];
}

export type SceneStep =
  | { blender: string; args: Readonly<Record<string, string | number>> }
  | { python: string; args: readonly string[] };

/** Drawn by a function that returns a whole HTML document of `width` × `height` CSS pixels. */
interface DrawingMaker {
  by: 'drawing';
  page(): string;
}

/** The first page of a PDF for download, as the last build wrote it. */
interface DocumentMaker {
  by: 'document';
  /** URL path of the PDF. */
  href: string;
}

/** Shares the master of another asset, under another name or with another crop. */
interface SharedMaker {
  by: 'asset';
  name: string;
}

interface Common {
  /** Unique name in kebab-case; the manifest exports it in camelCase. */
  name: string;
  /** Folder under `site/public/media/`. */
  subject: string;
  alt: string;
  /** Pixels of the master, or CSS pixels of a drawing. */
  width: number;
  height: number;
  maker: SceneMaker | DrawingMaker | DocumentMaker | SharedMaker;
}

/** A picture for the page: AVIF and WebP at several widths. */
export interface Still extends Common {
  kind: 'still';
  /** The master has a transparent background. @default false */
  alpha?: boolean;
  /** Keeps only the part of the shadow at the base, for a machine on the floor of a page. @default false */
  contact?: boolean;
  /** @default the standard widths up to the master's own */
  widths?: readonly number[];
  /** Shown until a film plays. @default false */
  poster?: boolean;
  /** Without the transparent border of its master. @default false */
  trim?: boolean;
}

/** A seamless loop: H.264 and AV1, with a poster. */
export interface Film extends Common {
  kind: 'film';
  /** Frames per second of the encoded film. */
  fps: number;
  /** Number of rendered frames. */
  frames: number;
  /** How often the loop repeats them. @default 1 */
  repeat?: number;
  /** Index of the frame that becomes the poster. @default 0 */
  poster?: number;
  /** Widths of the poster. @default 480, 768, 1280 and that of the film */
  posterWidths?: readonly number[];
}

/** Cover of an article, stored with the service's seed content and served from its uploads. */
export interface Cover extends Common {
  kind: 'cover';
  subject: 'blog';
}

/** Open Graph image of a page: one JPEG, 1200 × 630. */
export interface Card extends Common {
  kind: 'card';
  subject: 'open-graph';
}

export type Asset = Still | Film | Cover | Card;

/** Default widths of a picture, up to the width of its master. */
export const standardWidths = [480, 768, 1200, 1920] as const;

export const limits = {
  still: 260_000,
  /** One file by its width. */
  poster: (width: number) => (width <= 1280 ? 60_000 : 90_000),
  cover: 60_000,
  card: 160_000,
  /** One film file by its width. */
  film: (width: number) => (width <= 960 ? 700_000 : 1_600_000),
  /** All encoded media together. */
  total: 60_000_000,
} as const;

/** A scene rendered by one Blender script; every argument becomes `--name value`. */
export function scene(
  script: string,
  args: Readonly<Record<string, string | number>> = {},
): SceneMaker {
  return { by: 'scene', steps: [{ blender: script, args }] };
}

/** A render, by default of 1200 × 675 pixels. */
export const still = (
  subject: string,
  name: string,
  maker: SceneMaker,
  alt: string,
  size = { width: 1200, height: 675 },
): Still => ({ kind: 'still', subject, name, alt, maker, ...size });
