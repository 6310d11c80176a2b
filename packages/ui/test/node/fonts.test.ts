import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src/styles/fonts');

test('each font names its licence, whose text is beside it', () => {
  const fonts = globSync('*.woff2', { cwd: folder });
  expect(fonts.length).toBeGreaterThan(0);
  for (const name of fonts)
    expect(namesOf(readFileSync(join(folder, name))), name).toContain('http://scripts.sil.org/OFL');
  expect(readFileSync(join(folder, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

/** The texts in a WOFF2 file. Its tables are one Brotli stream at the end, padded to four bytes. */
function namesOf(file: Buffer): string {
  const size = file.readUInt32BE(20);
  for (const padding of [0, 1, 2, 3]) {
    const end = file.length - padding;
    try {
      // Names are in UTF-16BE, whose first bytes are zero for Latin letters.
      return brotliDecompressSync(file.subarray(end - size, end))
        .toString('latin1')
        .replaceAll('\0', '');
    } catch {
      // The stream begins elsewhere.
    }
  }
  throw new Error('The file has no tables.');
}
