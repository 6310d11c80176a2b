/** Paths of the files of an asset, and atomic writing. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Asset, type Film, type Still, standardWidths } from './catalogue/types.ts';
import { paths } from './paths.ts';

export function masterOf(asset: Asset): string {
  return join(paths.stills, `${asset.name}.png`);
}

export function framesOf(film: Film): string {
  return join(paths.frames, film.name, '%04d.png');
}

/** Widths of a picture up to the width of its master. */
export function widthsFor(master: number, wanted: readonly number[] = standardWidths): number[] {
  const fitting = wanted.filter((width) => width <= master);
  const largest = fitting.at(-1) ?? 0;
  // Adds the width of a master between two steps if the lower step is more than a fifth narrower.
  return largest < master * 0.8 && master < (wanted.at(-1) ?? 0) ? [...fitting, master] : fitting;
}

/** URL path of a file in the site's public folder. */
export const publicUrl = (file: string) => file.slice(paths.public.length).replaceAll('\\', '/');

export function stillFile(asset: Still, width: number, format: 'avif' | 'webp'): string {
  return join(paths.media, asset.subject, `${asset.name}-${width}.${format}`);
}

export function filmFile(film: Film, format: 'mp4' | 'webm'): string {
  return join(paths.media, film.subject, `${film.name}.${format}`);
}

export function posterFile(film: Film, width: number, format: 'avif' | 'webp'): string {
  return join(paths.media, film.subject, `${film.name}-poster-${width}.${format}`);
}

export function coverFile(name: string): string {
  return join(paths.blogImages, `${name}.webp`);
}

export function cardFile(name: string): string {
  return join(paths.media, 'open-graph', `${name}.jpg`);
}

export async function put(file: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, data);
  await rename(part, file);
}
