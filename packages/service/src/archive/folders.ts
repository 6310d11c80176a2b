import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainedError } from '../errors.ts';
import type { Settings } from '../settings.ts';

/** Called with what is being copied, usually the rows of a table, and how many are done. */
export type Progress = (what: string, done: number) => void;

/** Location of a database and its pictures. */
export type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'uploadsDir'>;

/** Creates a folder that only its owner may read. @throws ExplainedError when it exists */
export async function makeNewFolder(folder: string): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const problem =
      error.code === 'EEXIST'
        ? `${folder} already exists.`
        : `Cannot create the folder ${folder}: ${error.message}.`;
    throw new ExplainedError([`${problem} Choose a new folder.`]);
  });
}

export async function copyUploads(
  from: string,
  to: string,
  onProgress: Progress = () => {},
): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names) await copyFile(join(from, name), join(to, name));
  onProgress('uploads', names.length);
}
