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
  const rightOf = (y: number) => {
    let x = width - 1;
    while (x >= 0 && alphaAt(x, y) < 252) x--;
    return x;
  };
  const rows = Array.from({ length: height }, (_, row) => height - 1 - row);
  const lowest = rows.find((y) => rightOf(y) >= 0) ?? 0;
  let edge = rightOf(lowest);
  for (const y of rows) {
    const right = rightOf(y);
    // The base recedes by little in a row; what reaches further is a flange above the floor.
    if (right - edge < height / 20) edge = Math.max(edge, right);
    const above = (lowest - y) / height;
    const low = Math.min(1, Math.max(0, (shadow.height - above) / shadow.end));
    for (let x = (low < 1 ? Math.min(edge, right) : edge) + 1; x < width; x++) {
      const pixel = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel, pixel + 4);
      if (alpha >= 252 || Math.max(red, green, blue) > 20) continue;
      data[pixel + 3] = alpha * low * Math.exp(Math.min(0, edge - x) / (shadow.fade * height));
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
