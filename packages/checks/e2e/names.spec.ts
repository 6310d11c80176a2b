import { models } from '@brand/catalogue/models';
import { inKilobytes } from '@brand/documents/fileNotes';
import { expect, test } from './test.ts';

test('links announce a new tab once, and downloads state their type and size and open no tab', async ({
  plainPage: page,
  request,
}) => {
  let downloads = 0;
  for (const path of [
    '/contact',
    '/media/downloads',
    '/downloads/max-installation',
    '/support',
    '/products/rmx40-c080',
    '/blog',
  ]) {
    await page.goto(path);
    // The specification requires a new tab for the archive in the quick actions.
    const links = await page.locator('a:not([aria-label="Quick actions"] a)').evaluateAll((all) =>
      all.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent ?? '',
        href: link.getAttribute('href') ?? '',
        target: (link as HTMLAnchorElement).target,
      })),
    );
    for (const { name, href, target } of links) {
      expect(name.match(/new tab/gi)?.length ?? 0, `${path}: ${name}`).toBe(
        target === '_blank' && !/new window/.test(name) ? 1 : 0,
      );
      if (!/^\/downloads\/.*\.\w+$/.test(href)) continue;
      downloads += 1;
      const [, type = '', size, unit] = /(PDF|ZIP|CSV|JSON), ([\d.]+)\s(kB|MB)/.exec(name) ?? [];
      expect(href, `${path}: ${name}`).toMatch(new RegExp(`\\.${type}$`, 'i'));
      const { length } = await (await request.get(href)).body();
      const expected = inKilobytes(length);
      expect(Number(size), `${path}: ${href}`).toBe(
        unit === 'kB' ? expected : Number((expected / 1000).toFixed(1)),
      );
      expect(target, `${path}: ${href}`).toBe('');
    }
  }
  expect(downloads).toBeGreaterThan(0);
});

test('alternative texts of model pictures describe the machine without repeating its name', async ({
  plainPage: page,
}) => {
  for (const [path, pictures] of [
    ['/rmx-series', 'img[src*="/images/models/"]'],
    ['/max-series', 'img[src*="/images/models/"]'],
    ['/products/rmx40-c080', 'figure img'],
  ] as const) {
    await page.goto(path);
    const texts = await page
      .locator('main')
      .locator(pictures)
      .evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).alt).filter(Boolean),
      );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(/touch screen|service door|discharge flange/);
      expect(models.filter(({ code }) => text.includes(code))).toEqual([]);
    }
  }
});
