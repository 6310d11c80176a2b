import type { StdioOptions } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';

const library = join(root, 'packages/ui');

/** Hides the long list of packed files, but not errors. */
const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** Packs the library as for a release. */
export async function packLibrary(tarball: string): Promise<void> {
  await run('pnpm', ['pack', '--out', tarball], {
    cwd: library,
    stdio: quiet,
  });
}

/** Copies the applications next to the tarball and installs their dependencies, including the tarball. */
export async function installApplications(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    cpSync(join(import.meta.dirname, name, 'app'), join(folder, name), { recursive: true });
    if (name === 'vite-client')
      cpSync(join(library, 'storybook/pumps.ts'), join(folder, name, 'pumps.ts'));
    const manifest = join(folder, name, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"([^"]+)": "catalog:"/g, atOurVersion));
  }
  // One workspace needs only one installation; without hoisting, each application sees only its own dependencies.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    "packages: ['*']\nallowBuilds: { esbuild: false, sharp: false }\n",
  );
  await run('pnpm', ['install', '--prefer-offline', '--silent'], { cwd: folder });
}

/** The version that this repository uses, because it is already in pnpm's store. */
function atOurVersion(_entry: string, name: string): string {
  for (const from of [root, library]) {
    try {
      const path = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
      return `"${name}": "${JSON.parse(readFileSync(path, 'utf8')).version}"`;
    } catch {
      // The next package may have it.
    }
  }
  throw new Error(
    `An application has ${name} at "catalog:", but the workspace does not depend on it.`,
  );
}
