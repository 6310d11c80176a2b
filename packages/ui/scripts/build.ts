/**
 * Builds `dist`: one JavaScript module per source module (CSS-free, `"use client"` kept), one stylesheet, the font,
 * and declarations. Styles modules are named `*.styles.js`: a published `*.css.js` would be taken for a
 * vanilla-extract source by consumers that use it themselves.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });

const subpaths = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'internal')
  .map((entry) => entry.name);

await build({
  root,
  configFile: false,
  // Addresses inside the stylesheet are relative to it.
  base: './',
  logLevel: 'warn',
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `brand_${hash}` }),
    namespacesStayNamespaces(),
  ],
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    lib: {
      entry: Object.fromEntries([
        ['index', join(source, 'index.ts')],
        ...subpaths.map((name) => [`${name}/index`, join(source, name, 'index.ts')]),
      ]),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: /^(react|react-dom|lucide|@radix-ui\/.*|embla-carousel.*)($|\/)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.woff2'))
            ? 'fonts/[name][extname]'
            : '[name][extname]',
      },
    },
  },
});

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

/**
 * `export * as Accordion from './Accordion.tsx'` becomes an object inside of Accordion.js. Where that module begins with
 * "use client", a server component sees one opaque reference in place of the object, and none of its parts. So what
 * hands out a namespace imports it as one again.
 */
function namespacesStayNamespaces(): Plugin {
  return {
    name: 'namespaces-stay-namespaces',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.fileName.startsWith('_virtual/')) {
          delete bundle[chunk.fileName];
          continue;
        }
        chunk.code = chunk.code
          .replace(/^import \{ __exportAll \} from .*\n/m, '')
          .replace(/^var \w+_exports = .*__exportAll\(\{[^}]*\}\);\n/m, '')
          .replace(/^(export \{.*?)\b\w+_exports, /m, '$1')
          .replace(/^(export \{.*), \w+_exports \}/m, '$1 }')
          .replace(/^export \{ \w+_exports as (\w+) \} from/gm, 'export * as $1 from')
          .replace(/^import \{ (\w+_exports) \} from/gm, 'import * as $1 from');
        if (chunk.code.includes('__exportAll')) {
          this.error(`${chunk.fileName} hands out a namespace in a form that is not known here`);
        }
      }
    },
  };
}
