/**
 * Builds `dist`: one JavaScript module per source module (CSS-free, `"use client"` kept), the stylesheet as a whole and in
 * parts, the font, the tokens as data, and declarations. Style modules are named `*.styles.js`: consumers with
 * vanilla-extract would treat a published `*.css.js` as its source.
 */
import { execFileSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });

const subpaths = globSync('**/index.ts', { cwd: source }).map(dirname);

await build({
  root,
  configFile: false,
  // URLs in the stylesheet are relative to it.
  base: './',
  logLevel: 'warn',
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `brand_${hash}` }),
    namespacesStayNamespaces(),
    stylesInParts(),
  ],
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    lib: {
      entry: Object.fromEntries(
        subpaths.map((path) => [join(path, 'index'), join(source, path, 'index.ts')]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^(react|react-dom|lucide|@radix-ui\/.*|embla-carousel.*)($|\/)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : name.replace('.css.ts.vanilla', ''),
      },
    },
  },
});

const { defaultTheme, designTokens, palette, themeStylesheet } = await import(
  pathToFileURL(join(dist, 'styles/index.js')).href
);
writeFileSync(join(dist, 'tokens.css'), `${themeStylesheet(defaultTheme)}\n`);
writeFileSync(
  join(dist, 'tokens.json'),
  `${JSON.stringify(designTokens(defaultTheme, palette), null, 2)}\n`,
);

// Node loads this in place of stylesheets.
for (const name of ['no-styles.js', 'no-styles.d.ts'])
  writeFileSync(join(dist, name), 'export {};\n');

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

/**
 * `export * as Accordion from './Accordion.tsx'` becomes an object inside Accordion.js. If that module begins with
 * "use client", a server component sees one opaque reference instead of the object, and none of its parts. Therefore
 * the exporting module imports the namespace again.
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

/**
 * Gives each entry a `styles.js` that imports the stylesheets of its modules, and writes them all into one. Bundlers load
 * a stylesheet once, however many entries share it. Those of a component follow those of the components it is made of, which
 * it may adapt.
 */
function stylesInParts(): Plugin {
  return {
    name: 'styles-in-parts',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheetsOf = (id: string, seen = new Set<string>()): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const imports = this.getModuleInfo(id)?.importedIds ?? [];
          const [file, ending] = relative(source, id).split('.css.ts.vanilla.css');
          return [
            ...imports.flatMap((one) => sheetsOf(one, seen)),
            ...(ending === undefined ? [] : [`${file}.css`]),
          ];
        };
        const foundation = sheetsOf(join(source, 'styles/index.ts'));
        const textOf = (sheet: string) => {
          const asset = bundle[sheet];
          if (asset?.type !== 'asset') return this.error(`${sheet} is not in the build`);
          return String(asset.source);
        };
        const emit = (fileName: string, text: string) =>
          this.emitFile({ type: 'asset', fileName, source: text });
        const sheetsWith = (path: string) => [
          ...new Set([...foundation, ...sheetsOf(join(source, path, 'index.ts'))]),
        ];
        emit('styles.css', sheetsWith('.').map(textOf).join('').replaceAll('../fonts', './fonts'));
        for (const path of subpaths.filter((one) => /^[\w-]+$/.test(one))) {
          emit(
            join(path, 'styles.js'),
            sheetsWith(path)
              .map((sheet) => `import '../${sheet}';\n`)
              .join(''),
          );
        }
      },
    },
  };
}
