/** Renders masters: scenes with Blender and Python, drawings with Chromium. */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { assetNamed } from './catalogue/index.ts';
import type { Asset, SceneMaker } from './catalogue/types.ts';
import { chromiumPath, shoot } from './chromium.ts';
import { framesOf, masterOf } from './files.ts';
import { paths } from './paths.ts';

/** Programs other than Node, and their Debian packages. */
const tools: Record<
  string,
  { packages: string; needed(asset: Asset, encodeOnly: boolean): boolean; found(): boolean }
> = {
  blender: {
    packages: 'blender gcc libc6-dev python3-numpy python3-pil fonts-inter',
    needed: ({ maker }, encodeOnly) => !encodeOnly && maker.by === 'scene',
    found: () => onPath('blender') && onPath('gcc'),
  },
  chromium: {
    packages: 'chromium',
    // For drawings, and for the touch screens in scenes.
    needed: ({ maker }, encodeOnly) =>
      !encodeOnly && (maker.by === 'scene' || maker.by === 'drawing'),
    found: () => existsSync(chromiumPath) || onPath('chromium'),
  },
  poppler: {
    packages: 'poppler-utils',
    needed: ({ maker }, encodeOnly) => !encodeOnly && maker.by === 'document',
    found: () => onPath('pdftoppm'),
  },
  ffmpeg: {
    packages: 'ffmpeg',
    needed: (asset) => asset.kind === 'film',
    found: () => onPath('ffmpeg'),
  },
};

function onPath(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Debian packages that are missing for these assets. */
export function missingPackages(assets: readonly Asset[], encodeOnly: boolean): string[] {
  return Object.values(tools)
    .filter(({ needed, found }) => assets.some((asset) => needed(asset, encodeOnly)) && !found())
    .map(({ packages }) => packages);
}

function execute(command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('nice', ['-n', '19', 'ionice', '-c3', command, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, OMP_WAIT_POLICY: 'passive', OMP_NUM_THREADS: '2' },
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`${command} ${args.join(' ')} ended with code ${code}.`)),
    );
  });
}

async function renderScene({ steps }: SceneMaker, out: string): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  for (const step of steps) {
    const place = (value: string | number) =>
      String(value).replaceAll('{out}', out).replaceAll('{stills}', paths.stills);
    if ('blender' in step) {
      const args = Object.entries({ out, ...step.args }).flatMap(([key, value]) => [
        `--${key}`,
        place(value),
      ]);
      await mkdir(dirname(place(step.args.out ?? out)), { recursive: true });
      await execute('blender', [
        '-b',
        '--factory-startup',
        '-t',
        '2',
        '--python-exit-code',
        '1',
        '-P',
        join(paths.package, 'scenes', step.blender),
        '--',
        ...args,
      ]);
    } else {
      await execute('/usr/bin/python3', [
        join(paths.package, 'scenes', step.python),
        ...step.args.map(place),
      ]);
    }
  }
}

/** Renders the master of an asset. Returns its path, or for a film the pattern of its frames. */
export async function render(asset: Asset): Promise<string> {
  const { maker } = asset;
  if (maker.by === 'asset') return render(assetNamed(maker.name));
  const out = asset.kind === 'film' ? framesOf(asset) : masterOf(asset);
  if (maker.by === 'scene') {
    await renderScene(maker, out);
    return out;
  }
  if (maker.by === 'document') {
    await mkdir(dirname(out), { recursive: true });
    const size = ['-scale-to-x', String(asset.width), '-scale-to-y', String(asset.height)];
    const file = join(paths.public, maker.href);
    await execute('pdftoppm', ['-png', '-singlefile', ...size, file, out.slice(0, -4)]);
    return out;
  }
  const part = `${out.slice(0, -4)}.part.png`;
  await shoot({
    html: maker.page(),
    width: asset.width,
    height: asset.height,
    scale: 2,
    transparent: asset.kind === 'still' && asset.alpha,
    out: part,
  });
  await rename(part, out);
  return out;
}

/** Path of the master that an asset is encoded from, its own or a shared one. */
export function sourceOf(asset: Asset): string {
  return asset.maker.by === 'asset' ? masterOf(assetNamed(asset.maker.name)) : masterOf(asset);
}
