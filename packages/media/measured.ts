/** What was measured of each film when it was encoded; kept beside the code, so that checks need no ffmpeg. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seam } from './encode.ts';
import { put } from './files.ts';
import { paths } from './paths.ts';

export interface Measured {
  width: number;
  height: number;
  fps: number;
  frames: number;
  seconds: number;
  bytes: { mp4: number; webm: number };
  seam: Seam;
}

const file = join(paths.package, 'measured.json');

export function measured(): Record<string, Measured> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export async function record(name: string, values: Measured): Promise<void> {
  const all = { ...measured(), [name]: values };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  await put(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
