/**
 * `node lint.ts <tarball>` checks with publint that the manifest matches the tarball, with "Are the types wrong?" that
 * every entry has the right types, and that the fonts have their licence.
 */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entriesOf } from './entries.ts';

/**
 * Excludes findings that only say that the package has no CommonJS. `node10` does not support `exports`, so it finds no
 * entry; `node16-cjs` reports that each entry is an ES module, which Node can `require()` since 20.19.
 */
const forEsModules = ['node16-esm', 'bundler'];

const start = performance.now();
const data = readFileSync(process.argv[2] ?? '');
const findings = [
  ...(await manifestFindings(data)),
  ...(await typeFindings(data)),
  ...licenceFindings(data),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`publint, attw: ok, ${((performance.now() - start) / 1000).toFixed(1)} s`);

async function manifestFindings(data: Buffer): Promise<string[]> {
  const tarball = new Uint8Array(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'suggestion', strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

async function typeFindings(data: Buffer): Promise<string[]> {
  const contents = createPackageFromTarballData(new Uint8Array(data));
  const folder = `/node_modules/${contents.packageName}`;
  const files = contents.listFiles().map((file) => file.replace(folder, '.'));
  const { exports } = JSON.parse(contents.readFile(`${folder}/package.json`));
  // Data has no types of its own.
  const entrypoints = entriesOf(exports, files).filter((entry) => !entry.endsWith('.json'));
  const result = await checkPackage(contents, { entrypoints });
  if (!result.types) return ['attw: the package has no types'];
  return result.problems
    .filter(
      (problem) => !('resolutionKind' in problem) || forEsModules.includes(problem.resolutionKind),
    )
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}

function licenceFindings(data: Buffer): string[] {
  const files = createPackageFromTarballData(new Uint8Array(data)).listFiles();
  const licensed = files.some((file) => file.endsWith('/dist/fonts/OFL.txt'));
  return licensed ? [] : ['the fonts have no licence next to them'];
}
