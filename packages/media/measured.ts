/** Seams of the films, measured when they were encoded, so that tests need no ffmpeg. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { put } from './files.ts';
import { paths } from './paths.ts';

export interface Seam {
  /** Median of the mean absolute differences between neighbouring frames. */
  step: number;
  /** Largest of these differences. */
  largestStep: number;
  /** Mean absolute difference between the last frame and the first. */
  seam: number;
  /** Digest of the measured file. */
  digest: string;
}

const file = join(paths.package, 'measured.json');

export const digestOf = (path: string) => hash('sha256', readFileSync(path), 'hex');

export function measured(): Record<string, Seam> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export async function record(name: string, seam: Seam): Promise<void> {
  const all = { ...measured(), [name]: seam };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  await put(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
