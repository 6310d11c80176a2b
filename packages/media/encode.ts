/** Encodes masters: pictures to AVIF and WebP, films to H.264 and AV1, covers to WebP, cards to JPEG. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import {
  type Asset,
  type Card,
  type Cover,
  type Film,
  limits,
  type Still,
} from './catalogue/types.ts';
import { keepContact } from './contactShadow.ts';
import {
  cardFile,
  coverFile,
  filmFile,
  framesOf,
  masterOf,
  posterFile,
  put,
  stillFile,
  widthsFor,
} from './files.ts';
import { digestOf, record, type Seam } from './measured.ts';

const run = promisify(execFile);

sharp.concurrency(1);
sharp.cache(false);

type Format = 'avif' | 'webp' | 'jpeg';

/** Initial quality, which is lowered step by step until the file is within its limit. */
const startQuality = { avif: 66, webp: 86, jpeg: 86 } as const;
const lowestQuality = { avif: 34, webp: 56, jpeg: 62 } as const;

/** Small posters may be coarser: on the dense screens of phones it hardly shows, and the film soon replaces them. */
const posterQuality = (width: number, format: Format) =>
  format === 'avif' && width <= 768 ? 50 : startQuality[format];

// AVIF has 10 bits per channel, because the dark background shows bands in 8 bits.
async function encodePicture(
  source: string | Buffer,
  width: number,
  format: Format,
  limit: number,
  start: number = startQuality[format],
  height?: number,
): Promise<Buffer> {
  let data = Buffer.alloc(0);
  for (let quality = start; quality >= lowestQuality[format]; quality -= 6) {
    const picture = sharp(source).resize({
      width,
      ...(height ? { height, fit: 'cover' } : {}),
      kernel: 'lanczos3',
      withoutEnlargement: true,
    });
    if (format === 'avif')
      data = await picture
        .avif({ quality, effort: 5, chromaSubsampling: '4:4:4', bitdepth: 10 })
        .toBuffer();
    else if (format === 'webp')
      data = await picture
        .webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 92 })
        .toBuffer();
    else
      data = await picture
        .flatten({ background: '#06192a' })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer();
    if (data.length <= limit) return data;
  }
  throw new Error(
    `${typeof source === 'string' ? basename(source) : 'A trimmed picture'} at ${width} pixels exceeds its limit of ${limit} bytes: ${data.length} at the lowest quality.`,
  );
}

async function widthOf(file: string | Buffer): Promise<number> {
  const { width } = await sharp(file).metadata();
  return width;
}

async function encodeStill(asset: Still, file: string): Promise<void> {
  const picture = asset.trim ? await sharp(file).trim().png().toBuffer() : file;
  const master = asset.contact ? await keepContact(sharp(picture)) : picture;
  const widths = widthsFor(await widthOf(master), asset.widths);
  await dropStale(asset, widths);
  for (const width of widths) {
    for (const format of ['webp', 'avif'] as const) {
      const start = asset.poster ? posterQuality(width, format) : startQuality[format];
      await put(
        stillFile(asset, width, format),
        await encodePicture(master, width, format, limits.still, start),
      );
    }
  }
}

/** Removes files in widths that are no longer used. */
async function dropStale(asset: Still, widths: readonly number[]): Promise<void> {
  const folder = dirname(stillFile(asset, 0, 'avif'));
  if (!existsSync(folder)) return;
  const pattern = new RegExp(`^${asset.name}-(\\d+)\\.(avif|webp)$`);
  for (const file of await readdir(folder)) {
    const width = pattern.exec(file)?.[1];
    if (width && !widths.includes(Number(width))) await rm(join(folder, file));
  }
}

async function encodeCover(asset: Cover, master: string): Promise<void> {
  await put(
    coverFile(asset.name),
    await encodePicture(master, asset.width, 'webp', limits.cover, 94, asset.height),
  );
}

async function encodeCard(asset: Card, master: string): Promise<void> {
  await put(
    cardFile(asset.name),
    await encodePicture(master, asset.width, 'jpeg', limits.card, startQuality.jpeg, asset.height),
  );
}

/**
 * Number of frames from the end of the loop that precede the film and are trimmed after filtering. The temporal filter
 * needs them, or the first frame would differ from the others and the seam of the loop would show.
 */
const leadIn = 12;

/** Links the rendered frames in the order of the film, after its lead-in. */
async function layOut(film: Film, directory: string): Promise<void> {
  const pattern = framesOf(film);
  const frame = (i: number) => pattern.replace('%04d', String(i).padStart(4, '0'));
  const once = Array.from({ length: film.frames }, (_, i) => i);
  const missing = once.find((i) => !existsSync(frame(i)));
  if (missing !== undefined)
    throw new Error(`Frame ${missing} of ${film.name} is missing: ${frame(missing)}`);
  const all = Array.from({ length: film.repeat ?? 1 }, () => once).flat();
  const lead = Array.from({ length: leadIn }, (_, i) => all.at((i - leadIn) % all.length) ?? 0);
  await Promise.all(
    [...lead, ...all].map((i, at) =>
      symlink(frame(i), join(directory, `${String(at).padStart(5, '0')}.png`)),
    ),
  );
}

// Converts before filtering, because ffmpeg would convert twice otherwise.
const toVideo = (width: number, height: number, pixels: string) =>
  `scale=${width}:${height}:out_range=tv:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int,format=${pixels},hqdn3d=1.5:1:2:2,trim=start_frame=${leadIn},setpts=PTS-STARTPTS`;

const tags =
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(
    ' ',
  );

interface Codec {
  format: 'mp4' | 'webm';
  /** 8 bits in H.264 for old decoders; 10 in AV1, because the dark background shows bands in 8. */
  pixels: 'yuv420p' | 'yuv420p10le';
  crf: readonly number[];
  args(crf: number): string[];
}

const codecs: readonly Codec[] = [
  {
    format: 'mp4',
    pixels: 'yuv420p',
    crf: [20, 22, 24, 26, 28, 30, 32],
    args: (crf) => [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'film',
      '-crf',
      String(crf),
      '-profile:v',
      'high',
      '-x264-params',
      'keyint=240:aq-mode=3:mbtree=0:threads=2',
      '-movflags',
      '+faststart',
    ],
  },
  {
    format: 'webm',
    pixels: 'yuv420p10le',
    crf: [30, 33, 36, 39, 42, 46, 50],
    args: (crf) => [
      '-c:v',
      'libsvtav1',
      '-crf',
      String(crf),
      '-preset',
      '6',
      '-g',
      '240',
      '-svtav1-params',
      'lp=2',
    ],
  },
];

async function ffmpeg(args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(
    'nice',
    ['-n', '19', 'ionice', '-c3', 'ffmpeg', '-v', 'error', '-y', ...args],
    { maxBuffer: 1 << 26, env: { ...process.env, SVT_LOG: '1' } },
  );
  return stdout + stderr;
}

const posterWidthsOf = ({ width, posterWidths = [480, 768, 1280, width] }: Film) =>
  [...new Set(posterWidths)].filter((one) => one <= width);

async function encodeFilm(film: Film): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    await layOut(film, directory);
    const input = ['-framerate', String(film.fps), '-i', join(directory, '%05d.png')];
    const limit = limits.film(film.width);
    for (const { format, pixels, crf, args } of codecs) {
      const target = filmFile(film, format);
      const trial = join(directory, `trial.${format}`);
      await mkdir(dirname(target), { recursive: true });
      let size = Number.POSITIVE_INFINITY;
      for (const value of crf) {
        await ffmpeg([
          ...input,
          '-vf',
          toVideo(film.width, film.height, pixels),
          ...args(value),
          ...tags,
          trial,
        ]);
        size = (await readFile(trial)).length;
        if (size <= limit) break;
      }
      if (size > limit)
        throw new Error(
          `${film.name}.${format} exceeds its limit of ${limit} bytes: ${size} at the lowest quality.`,
        );
      await put(target, await readFile(trial));
    }
    const poster = framesOf(film).replace('%04d', String(film.poster ?? 0).padStart(4, '0'));
    for (const width of posterWidthsOf(film)) {
      for (const format of ['webp', 'avif'] as const) {
        await put(
          posterFile(film, width, format),
          await encodePicture(
            poster,
            width,
            format,
            limits.poster(width),
            posterQuality(width, format),
          ),
        );
      }
    }
    await record(film.name, await measureSeam(filmFile(film, 'mp4')));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Compares frames of an encoded film at a width of 160 pixels, in grey levels from 0 to 255. */
async function measureSeam(file: string): Promise<Seam> {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-vf',
      'scale=160:90:flags=area,format=gray',
      '-f',
      'rawvideo',
      '-',
    ],
    { maxBuffer: 1 << 28, encoding: 'buffer' },
  );
  const size = 160 * 90;
  const count = Math.floor(stdout.length / size);
  const difference = (a: number, b: number) => {
    let sum = 0;
    for (let i = 0; i < size; i++)
      sum += Math.abs((stdout[a * size + i] ?? 0) - (stdout[b * size + i] ?? 0));
    return sum / size;
  };
  const steps = Array.from({ length: count - 1 }, (_, i) => difference(i, i + 1)).sort(
    (a, b) => a - b,
  );
  const round = (value: number) => Number(value.toFixed(3));
  return {
    step: round(steps[Math.floor(steps.length / 2)] ?? 0),
    largestStep: round(steps.at(-1) ?? 0),
    seam: round(difference(count - 1, 0)),
    digest: digestOf(file),
  };
}

export async function encode(asset: Asset, master = masterOf(asset)): Promise<void> {
  if (asset.kind === 'film') return encodeFilm(asset);
  if (!existsSync(master))
    throw new Error(
      `The master of "${asset.name}" is missing: ${master}. Render it first: node cli.ts ${asset.name}`,
    );
  if (asset.kind === 'still') return encodeStill(asset, master);
  if (asset.kind === 'cover') return encodeCover(asset, master);
  return encodeCard(asset, master);
}
