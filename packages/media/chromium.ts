/** Takes PNG screenshots of HTML documents with headless Chromium. */
import { type Browser, chromium } from 'playwright';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

interface Shot {
  /** A whole HTML document that loads no files. */
  html: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** Device pixels per CSS pixel. @default 1 */
  scale?: number;
  /** Leaves out the ground of the page. @default false */
  transparent?: boolean;
  /** Path of the PNG file. */
  out: string;
}

export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  });
}

export async function shoot({
  html,
  width,
  height,
  scale = 1,
  transparent,
  out,
}: Shot): Promise<void> {
  await using browser = await startChromium();
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  await page.setContent(html);
  await page.screenshot({ path: out, omitBackground: transparent });
}
