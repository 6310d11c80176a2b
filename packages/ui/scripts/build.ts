/**
 * Builds `dist`: a JavaScript module for each source module (without CSS imports, with `"use client"`), the stylesheet as
 * a whole and per component, the font, the tokens as data, and type declarations. Style modules are named `*.styles.js`,
 * because vanilla-extract in a consumer's build would process a published `*.css.js` as source.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { writeForAssistants } from './markdown.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });

const subpaths = globSync('**/index.ts', { cwd: source }).map(dirname);

await build({
  root,
  configFile: false,
  // Makes URLs in the stylesheet relative to it.
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
        [...subpaths.map((path) => join(path, 'index')), 'test-setup'].map((name) => [
          name,
          join(source, `${name}.ts`),
        ]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
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

// The licence of the fonts must be distributed with them.
copyFileSync(join(source, 'styles/fonts/OFL.txt'), join(dist, 'fonts/OFL.txt'));

writeForAssistants(dist);

// Node loads this empty module instead of stylesheets.
for (const name of ['no-styles.js', 'no-styles.d.ts'])
  writeFileSync(join(dist, name), 'export {};\n');

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = join(dist, name);
  writeFileSync(file, takeUndefined(readFileSync(file, 'utf8')));
}

/** Allows `undefined` for optional members, so that consumers with `exactOptionalPropertyTypes` can pass props on. */
function takeUndefined(declaration: string): string {
  return declaration
    .replace(/^( *(?:readonly )?\w+\?: )(.+)(?<!\| undefined);$/gm, '$1($2) | undefined;')
    .replace(/^( *)(\w+\?: .*\{\n(?:\1 .*\n)*\1\}.*)(?<!\| undefined);$/gm, '$1$2 | undefined;');
}

/**
 * The bundler turns `export * as Accordion from './Accordion.tsx'` into an object exported by Accordion.js. If that module
 * begins with "use client", server components only see an opaque reference and none of its parts. This plugin restores
 * the namespace export in the exporting module.
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
          this.error(`${chunk.fileName} exports a namespace in an unknown form`);
        }
      }
    },
  };
}

/**
 * Writes a `styles.js` for each entry that imports the stylesheets of its modules, and `styles.css` with all of them.
 * Bundlers include a stylesheet once, even if several entries import it. The stylesheet of a component follows those of
 * the components it uses, because it may override them.
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
        const whole = sheetsWith('.').map(textOf).join('').replaceAll('../fonts', './fonts');
        const layers = [...whole.matchAll(/@layer ([\w.,]+)/g)].flatMap(([, names = '']) =>
          names.split(','),
        );
        // Each file declares their order for itself.
        emit(
          'styles.css',
          `@layer ${[...new Set(layers)].join()};${whole.replace(/@layer [\w.,]+;/g, '')}`,
        );
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
