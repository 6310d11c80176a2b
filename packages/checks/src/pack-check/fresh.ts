import type { StdioOptions } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Frameworks' own generators and their options. Our files are then laid over what they write. */
export const generators: Readonly<Record<string, readonly string[]>> = {
  next: ['create-next-app@16', 'next', '--yes', '--skip-install', '--disable-git'],
  vite: ['create-vite@9', 'vite', '--template', 'react-ts', '--no-interactive'],
};

/** Files that a generator writes, for the examples in the README to replace. */
const replaced = ['app/layout.tsx', 'app/page.tsx', 'src/App.tsx', 'src/main.tsx'];

/** Creates the applications next to the tarball and installs their dependencies, including the tarball. */
export async function installApplications(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const application = join(folder, name);
    const manifest = join(application, 'package.json');
    const { [name]: generator } = generators;
    if (generator) await run('npx', ['--yes', ...generator], { cwd: folder, stdio: quiet });
    for (const file of replaced) rmSync(join(application, file), { force: true });
    const created = generator && JSON.parse(readFileSync(manifest, 'utf8'));
    cpSync(join(import.meta.dirname, name, 'app'), application, { recursive: true });
    if (name === 'vite-client')
      cpSync(join(library, 'storybook/pumps.ts'), join(application, 'pumps.ts'));
    const text = readFileSync(manifest, 'utf8').replace(/"([^"]+)": "catalog:"/g, atOurVersion);
    writeFileSync(manifest, created ? withDependencies(created, JSON.parse(text)) : text);
  }
  // One workspace needs only one installation; without hoisting, each application sees only its own dependencies.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    "packages: ['*']\nallowBuilds: { esbuild: false, sharp: false, unrs-resolver: false }\n",
  );
  await run('pnpm', ['install', '--prefer-offline', '--silent'], { cwd: folder });
}

type Manifest = Readonly<Record<string, unknown>>;

/** The manifest of a generator with our dependencies. */
function withDependencies(created: Manifest, { dependencies }: Manifest): string {
  return JSON.stringify({
    ...created,
    dependencies: { ...Object(created.dependencies), ...Object(dependencies) },
  });
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
