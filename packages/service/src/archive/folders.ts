import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExplainedError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import type { Settings } from '../settings.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';

/** Called with what is being copied, usually the rows of a table, and how many are done. */
export type Progress = (what: string, done: number) => void;

/** Location of a database and its pictures. */
export type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'uploadsDir'>;

/** Explains why a folder could not be created. */
export function noFolder(folder: string, error: unknown): ExplainedError {
  const { code, message } = error as NodeJS.ErrnoException;
  const problem =
    code === 'EEXIST'
      ? `${folder} already exists.`
      : `Cannot create the folder ${folder}: ${message}.`;
  return new ExplainedError([`${problem} Choose a new folder.`]);
}

/**
 * Fills a new folder that only its owner may read, and removes it if that fails.
 *
 * @throws ExplainedError when it exists, or the disk is full or read-only
 */
export async function fillNewFolder(folder: string, fill: () => Promise<void>): Promise<void> {
  try {
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw noFolder(folder, error);
  }
  try {
    await fill();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (!syscall && !isDatabaseTrouble(error)) throw error;
    throw new ExplainedError([`${folder} could not be completed: ${message}. It was removed.`]);
  }
}

export async function copyUploads(
  from: string,
  to: string,
  onProgress: Progress = () => {},
): Promise<void> {
  await makeFolder(to);
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names) await copyFile(join(from, name), join(to, name));
  onProgress('uploads', names.length);
}
