/** Takes PNG screenshots of HTML documents with headless Chromium. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export function hasChromium(): boolean {
  return existsSync(chromiumPath);
}

export interface Shot {
  /** A whole HTML document. Its URLs have to be absolute, because it is opened from a temporary directory. */
  html: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** Device pixels per CSS pixel. @default 1 */
  scale?: number;
  /** Path of the PNG file. */
  out: string;
}

/** Opens a document in Chromium with a temporary profile, and returns its output. */
async function browse(html: string, args: readonly string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'drawn-'));
  try {
    const page = join(directory, 'page.html');
    await writeFile(page, html);
    const { stdout } = await run(
      'nice',
      [
        '-n',
        '19',
        chromiumPath,
        ...flags,
        `--user-data-dir=${join(directory, 'profile')}`,
        ...args,
        pathToFileURL(page).href,
      ],
      { timeout: 120_000, maxBuffer: 1 << 26 },
    );
    return stdout;
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

export async function shoot({ html, width, height, scale = 1, out }: Shot): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  await browse(html, [
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
    '--virtual-time-budget=2000',
    `--screenshot=${out}`,
  ]);
  if (!existsSync(out)) throw new Error(`Chromium wrote no picture to ${out}.`);
}

/** HTML of a document after `milliseconds` of virtual time. */
export function documentAfter(html: string, milliseconds: number): Promise<string> {
  return browse(html, [
    '--autoplay-policy=no-user-gesture-required',
    `--virtual-time-budget=${milliseconds}`,
    '--dump-dom',
  ]);
}
