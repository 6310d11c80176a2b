/**
 * Builds the site and writes it with all its dependencies into one folder, which needs only Node:
 *
 *     pnpm build --bundle [folder]     # dist by default
 *     node dist/server.js
 *     node dist/cli.js --help
 */

import { cpSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { buildIfStale } from '../build.ts';
import { root } from '../root.ts';
import { run } from '../run.ts';
import { supportedNodes } from './onSupportedNode.ts';

const site = join(root, 'site');
const admin = join(root, 'packages/admin');
const service = join(root, 'packages/service');

/** Contains native code, so its installed files are copied, for this machine's platform. */
const native = 'sharp';

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'dist');
await buildIfStale();
rmSync(folder, { recursive: true, force: true });
await compile();
for (const part of ['client', 'styles', 'policies.json'])
  cpSync(join(site, 'build', part), join(folder, 'build', part), { recursive: true });
for (const part of ['client', 'styles'])
  cpSync(join(admin, 'build', part), join(folder, 'build/admin', part), { recursive: true });
cpSync(join(service, 'content'), join(folder, 'content'), { recursive: true });
// In pnpm's layout a package is next to its dependencies.
cpSync(dirname(realpathSync(join(service, 'node_modules', native))), join(folder, 'node_modules'), {
  recursive: true,
  dereference: true,
  filter: (path) => !/\/(@types|\.bin|src)$/.test(path),
});
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ private: true, type: 'module', engines: { node: supportedNodes } }, null, 2)}\n`,
);
await run('pnpm', [
  ...['--filter', 'site', '--filter', '@brand/admin', '--filter', '@brand/service'],
  ...['sbom', '--prod', '--sbom-type', 'application', '--sbom-format', 'cyclonedx'],
  ...['--out', join(folder, 'sbom.json')],
]);
console.log(`Bundled into ${folder}`);

/** Bundles each program with its imports; shared modules get their own chunks. */
async function compile(): Promise<void> {
  await build({
    entryPoints: {
      server: join(import.meta.dirname, 'server.ts'),
      site: join(site, 'bundle.ts'),
      cli: join(import.meta.dirname, 'cli.ts'),
      'build/server/index': join(site, 'build/server/index.js'),
      'build/admin/server/index': join(admin, 'build/server/index.js'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [native, 'pg-native'],
    // CommonJS packages load Node's built-in modules with this function. Others import `createRequire` under its own name.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
