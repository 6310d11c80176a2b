/** A factor by which pixels of a picture may be stretched, at 1 and at 2 device pixels per CSS pixel. */
export const stretchBound = { 1: 1, 2: 1.5 } as const;

/** Pictures and posters of the page that are shown with fewer pixels than `bound` allows, with the factor. */
export async function stretched(bound: number): Promise<string[]> {
  const found: string[] = [];
  // Pictures load when they are near the window.
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  }
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    if (!image.checkVisibility() || width < 2 || height < 2) continue;
    await image.decode().catch(() => {});
    if (!image.currentSrc || /\.svg|^data:/.test(image.currentSrc)) continue;
    // `naturalWidth` of a candidate depends on `sizes`; of the file alone it is in pixels.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const across = (width * devicePixelRatio) / file.naturalWidth;
    const down = (height * devicePixelRatio) / file.naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const factor = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down);
    // A candidate may be a hair narrower than its box.
    if (factor > bound * 1.02)
      found.push(`${new URL(image.currentSrc).pathname} is stretched ${factor.toFixed(2)} times`);
  }
  return [...new Set(found)];
}
