import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture } from './camera.ts';
import { pictureFile } from './folders.ts';
import { touch } from './prune.ts';

export interface Shot {
  story: string;
  mode: string;
  /** Size in px. */
  width: number;
  height: number;
  /** Horizontal overflow of the story in px. */
  sideways: number;
  /** SHA-256 of the file. */
  digest: string;
  /** The error that the story threw, or the reason why it did not become idle. */
  error?: string;
  /** Whether the story had its own page. */
  alone: boolean;
}

/** A folder with the screenshots of one Storybook, and a list to which each is appended. */
export class Shots {
  readonly folder: string;
  private readonly taken = new Map<string, Shot>();

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    touch(folder);
    if (!existsSync(this.list)) return;
    for (const line of readFileSync(this.list, 'utf8').split('\n').filter(Boolean)) {
      const shot: Shot = JSON.parse(line);
      this.taken.set(key(shot.mode, shot.story), shot);
    }
  }

  private get list() {
    return join(this.folder, 'shots.jsonl');
  }

  get(mode: string, story: string): Shot | undefined {
    return this.taken.get(key(mode, story));
  }

  add(mode: string, story: string, { png, ...sight }: Picture & { alone: boolean }): Shot {
    const file = join(this.folder, pictureFile(mode, story));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
    const digest = createHash('sha256').update(png).digest('hex');
    const shot = { story, mode, ...sight, digest };
    appendFileSync(this.list, `${JSON.stringify(shot)}\n`);
    this.taken.set(key(mode, story), shot);
    return shot;
  }
}

function key(mode: string, story: string) {
  return `${mode} ${story}`;
}
