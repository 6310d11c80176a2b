import sharp, { type Sharp } from 'sharp';

/** Of the shadow, as shares of the height of the picture. */
const shadow = {
  /** Up to where it remains above the lowest point of the machine, and over which it ends. */
  height: 0.15,
  end: 0.04,
  /** Over which it fades beside the machine. */
  fade: 0.04,
};

/**
 * Keeps of the shadow of a machine what is under it and beside its base. The rest of the one that the studio casts would
 * be a grey spot in the air, where the picture stands on another floor. Returns PNG.
 */
export async function keepContact(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
  const opaque = (x: number, y: number) => alphaAt(x, y) >= 252;
  const bottomOf = (x: number) => {
    let y = height - 1;
    while (y >= 0 && !opaque(x, y)) y--;
    return y;
  };
  const bottoms = Array.from({ length: width }, (_, x) => bottomOf(x));
  const lowest = Math.max(...bottoms);
  // The end of the base, which recedes by little from column to column. Columns that end far above it belong to a flange.
  let end = bottoms.lastIndexOf(lowest);
  while (end + 1 < width && Math.abs((bottoms[end + 1] ?? 0) - (bottoms[end] ?? 0)) < height / 20)
    end++;
  for (let y = 0; y < height; y++) {
    const above = (lowest - y) / height;
    const low = Math.min(1, Math.max(0, (shadow.height - above) / shadow.end));
    let right = width - 1;
    while (right >= 0 && !opaque(right, y)) right--;
    for (let x = (low < 1 ? Math.min(end, right) : end) + 1; x < width; x++) {
      const pixel = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel, pixel + 4);
      if (alpha >= 252 || Math.max(red, green, blue) > 20) continue;
      data[pixel + 3] = alpha * low * Math.exp(Math.min(0, end - x) / (shadow.fade * height));
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
