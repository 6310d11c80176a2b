import { deepEqual, equal, ok } from 'node:assert/strict';
import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { type Browser, chromium, type Locator, type Page } from 'playwright';

let browser: Promise<Browser> | undefined;

/** Opens a URL and runs the check on the page. Fails on any console message, error or failed request. */
export async function openPage(
  url: string,
  at: (page: Page) => Promise<void>,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<void> {
  browser ??= chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const page = await (await browser).newPage({
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  try {
    await page.goto(url);
    // At the corner, where it is at first, it hovers over the control with which some pages begin.
    await page.mouse.move(1439, 899);
    await at(page);
    deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

/** Compares computed styles after their transitions; names and values are as in CSS. */
export async function hasStyles(element: Locator, expected: Record<string, string | RegExp>) {
  const names = Object.keys(expected);
  const actual = await element.evaluate(async (one, properties) => {
    // A new frame starts those of the last change.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(one.getAnimations().map(({ finished }) => finished));
    return properties.map((name) => getComputedStyle(one).getPropertyValue(name));
  }, names);
  for (const [index, name] of names.entries()) {
    const wanted = expected[name];
    const value = actual[index] ?? '';
    if (wanted instanceof RegExp) ok(wanted.test(value), `${name} of ${element} is ${value}`);
    else equal(value, wanted, `${name} of ${element}`);
  }
}

/** Fails unless the library's font is at the URL in the stylesheet. */
export async function hasFont(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.load('400 16px "Archivo Variable"');
    return faces.map(({ status }) => status);
  });
  deepEqual(loaded, ['loaded'], 'the font of the library');
}
