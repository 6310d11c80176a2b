/** Pictures at `images/models/{lower-cased code}`: the render of the model's size family, cut to one scale. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureScale } from '@brand/catalogue/modelPictures';
import sharp from 'sharp';
import { assetNamed } from './catalogue/index.ts';
import { modelImages } from './catalogue/models.ts';
import { keepContact } from './contactShadow.ts';
import { put, stillFile } from './files.ts';
import { paths } from './paths.ts';

/** Space around the machine in metres: its shadow, and the floor under its front edge. */
const space = { left: 0.08, right: 0.3, above: 0.02, below: 0.1 };

export function modelFile(code: string, format: 'avif' | 'webp'): string {
  return join(paths.public, 'images', 'models', `${code.toLowerCase()}.${format}`);
}

/** Lengths as a share of the width of a render. */
interface Scale {
  /** A metre at the front edge of the machine. */
  metre: number;
  /** Height of the floor under this edge, from the top. */
  floor: number;
}

/** Cuts a render to the machine and scales it. Its edges fade, so that no shadow ends abruptly. */
async function atScale(render: string, rendered: number, scale: Scale) {
  const [metre, floor] = [scale.metre * rendered, scale.floor * rendered];
  const source = sharp(render).ensureAlpha();
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const opaque = { left: info.width, right: 0, top: info.height };
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < 252) continue;
    const x = pixel % info.width;
    opaque.left = Math.min(opaque.left, x);
    opaque.right = Math.max(opaque.right, x);
    opaque.top = Math.min(opaque.top, Math.floor(pixel / info.width));
  }
  // Wide enough for any of the spaces.
  const margin = Math.ceil(metre / 2);
  const left = Math.round(opaque.left - space.left * metre);
  const top = Math.round(opaque.top - space.above * metre);
  const region = {
    left: margin + left,
    top: margin + top,
    width: Math.round(opaque.right + space.right * metre) - left,
    height: Math.round(floor + space.below * metre) - top,
  };
  const [width, height] = [region.width, region.height].map((length) =>
    Math.round((length * pictureScale) / metre),
  ) as [number, number];
  const extended = await sharp(render)
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  const fading = (name: string, direction: string, length: number) =>
    `<linearGradient id="${name}" ${direction}><stop stop-color="#fff" stop-opacity="0"/><stop offset="${length}" stop-color="#fff"/></linearGradient>`;
  const mask = (name: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fading('left', '', (space.left * pictureScale) / width)}${fading('right', 'x1="1" x2="0"', (space.right * pictureScale) / width)}${fading('below', 'x2="0" y1="1" y2="0"', (space.below * 0.8 * pictureScale) / height)}<rect width="100%" height="100%" fill="url(#${name})"/></svg>`,
    );
  const picture = sharp(
    await sharp(await keepContact(sharp(extended).extract(region).resize(width, height)))
      .composite(
        ['left', 'right', 'below'].map((name) => ({ input: mask(name), blend: 'dest-in' })),
      )
      .png()
      .toBuffer(),
  );
  return {
    avif: await picture.clone().avif({ quality: 60, effort: 5, bitdepth: 10 }).toBuffer(),
    webp: await picture.clone().webp({ quality: 84, effort: 6, alphaQuality: 90 }).toBuffer(),
  };
}

/** Writes the pictures, whose sizes are in the catalogue. */
export async function writeModelImages(): Promise<void> {
  const scales: Record<string, Scale> = JSON.parse(
    execFileSync('python3', [join(paths.package, 'scenes', 'cabinet_camera.py')], {
      encoding: 'utf8',
    }),
  );
  const cuts = new Map<string, ReturnType<typeof atScale>>();
  for (const [code, { front: name }] of Object.entries(modelImages)) {
    const asset = assetNamed(name);
    const scale = scales[name.replace(/-front$/, '')];
    const render = asset.kind === 'still' && stillFile(asset, asset.width, 'avif');
    if (!(scale && render && existsSync(render))) continue;
    const cut = cuts.get(name) ?? atScale(render, asset.width, scale);
    cuts.set(name, cut);
    const { avif, webp } = await cut;
    await put(modelFile(code, 'avif'), avif);
    await put(modelFile(code, 'webp'), webp);
  }
}
