import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pictureFile, slug } from './folders.ts';
import { touch } from './prune.ts';
import type { Captured } from './shootStories.ts';

/** A folder of screenshots to compare stories with. Approval writes into it. */
export class Baseline {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Ids of the stories that have a screenshot in a mode. */
  stories(mode: string): string[] {
    const folder = join(this.folder, slug(mode));
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.png'))
      .map((file) => basename(file, '.png'));
  }

  /** Path of a screenshot, which may not exist. */
  file(mode: string, story: string): string {
    return join(this.folder, pictureFile(mode, story));
  }

  /** SHA-256 of a screenshot. */
  digest(mode: string, story: string): string | undefined {
    const file = this.file(mode, story);
    if (!existsSync(file)) return undefined;
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  }

  /** Copies the screenshots of the base's Storybook, except those approved since. */
  fill({ captures, shots }: Pick<Captured, 'captures' | 'shots'>): void {
    const approved = this.readApproved();
    mkdirSync(this.folder, { recursive: true });
    touch(this.folder);
    for (const { story, modes } of captures)
      for (const { name } of modes) {
        const file = pictureFile(name, story);
        if (!approved.has(file)) cpSync(join(shots.folder, file), join(this.folder, file));
      }
  }

  /** Approves a screenshot; undefined approves the removal of the story. */
  approve(mode: string, story: string, picture: string | undefined): void {
    const file = pictureFile(mode, story);
    if (picture) cpSync(picture, join(this.folder, file));
    else rmSync(join(this.folder, file), { force: true });
    mkdirSync(this.folder, { recursive: true });
    const approved = this.readApproved().add(file);
    writeFileSync(this.approvedFile, `${JSON.stringify([...approved].sort(), null, 2)}\n`);
  }

  private get approvedFile() {
    return join(this.folder, 'approved.json');
  }

  private readApproved(): Set<string> {
    if (!existsSync(this.approvedFile)) return new Set();
    return new Set(JSON.parse(readFileSync(this.approvedFile, 'utf8')));
  }
}
