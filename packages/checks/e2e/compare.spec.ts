import { violationsOf } from './axe.ts';
import { expect, skipInFirefox, test } from './test.ts';

const address = '/products/compare?models=rmx40-c080,emx40-c080,max50';

test('the comparison shows models of all series, and marks differences', async ({
  usedPage: page,
}) => {
  await page.goto(address);
  const table = page.getByRole('table', { name: 'Comparison of the chosen models' });
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveText([/^Property/, /RMX40-C080/, /EMX40-C080/, /MAX50/]);
  await expect(table.getByRole('rowheader', { name: /^Power.*\(differs\)$/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Remove: MAX50' }).click();
  await expect(page).toHaveURL(/models=rmx40-c080,emx40-c080$/);
  await expect(heads).toHaveText([/^Property/, /RMX40-C080/, /EMX40-C080/]);
  await expect(table.getByRole('rowheader', { name: /differs/ })).toHaveText([
    /^Choose it when/,
    /^Energy savings of the series/,
  ]);
  await page.getByRole('combobox', { name: 'Model' }).selectOption('MAX75');
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(heads).toHaveText([/^Property/, /RMX40-C080/, /EMX40-C080/, /MAX75/]);
  await page.reload();
  await expect(heads).toHaveText([/^Property/, /RMX40-C080/, /EMX40-C080/, /MAX75/]);
  await page.getByRole('main').getByRole('link', { name: 'Request a quote for all' }).click();
  await expect(page.getByRole('region', { name: 'Your request for a quote' })).toContainText(
    'RMX40-C080, EMX40-C080, MAX75',
  );
});

test('adding and removing models is announced and keeps the focus, and column heads are read as codes', async ({
  usedPage: page,
}) => {
  await page.goto(address);
  const table = page.getByRole('table', { name: 'Comparison of the chosen models' });
  const status = page.getByRole('status').filter({ hasText: /chosen/ });
  for (const name of ['RMX40-C080', 'EMX40-C080', 'MAX50'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Model' }).selectOption('MAX75');
  await page.getByRole('button', { name: 'Add to comparison' }).press('Enter');
  await expect(status).toHaveText('4 of 4 chosen: RMX40-C080, EMX40-C080, MAX50, MAX75.');
  await expect(page.getByRole('region', { name: 'Add a model' })).toBeFocused();
  await page.getByRole('link', { name: 'Remove: EMX40-C080' }).press('Enter');
  await expect(status).toHaveText('3 of 4 chosen: RMX40-C080, MAX50, MAX75.');
  await expect(table.getByRole('link', { name: 'MAX50', exact: true })).toBeFocused();
  for (const code of ['RMX40-C080', 'MAX75', 'MAX50']) {
    const remove = page.getByRole('link', { name: `Remove: ${code}` });
    await remove.press('Enter');
    await expect(remove).toHaveCount(0);
  }
  await expect(status).toHaveText('No model chosen.');
  await expect(page.getByRole('link', { name: 'Two designs' })).toBeFocused();
});

for (const models of [
  'rmx50-c080,max50',
  'emx50-c080,max50,rmx10-c060',
  'rmx50-c080,emx50-c080,max125,max50',
]) {
  test(`${models}: the machines stand to the same scale`, async ({ plainPage: page }) => {
    await page.goto(`/products/compare?models=${models}`);
    for (const width of [390, 640, 768, 1024, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const scales = await page
        .getByRole('table')
        .getByRole('img')
        .evaluateAll((images) =>
          images.map(
            (image) => image.getBoundingClientRect().width / Number(image.getAttribute('width')),
          ),
        );
      expect(scales.length, `${width} px`).toBeGreaterThan(1);
      expect(Math.max(...scales) - Math.min(...scales), `${width} px`).toBeLessThan(0.01);
    }
  });
}

test('the tray announces models added on the series pages and keeps them across pages', async ({
  usedPage: page,
}) => {
  await page.goto('/max-series#models');
  const tray = page.getByRole('region', { name: 'Chosen for comparison' });
  const inCards = page.locator('#models');
  await inCards.getByRole('link', { name: 'Compare: MAX50' }).click();
  await expect(tray.getByRole('status')).toHaveText('1 of 4 chosen');
  await page
    .getByRole('table', { name: 'Specifications of the MAX series' })
    .getByRole('link', { name: 'Compare: MAX75' })
    .click();
  await expect(tray.getByRole('status')).toHaveText('2 of 4 chosen');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/rmx-series?model=RMX40-C080');
  await expect(tray.getByRole('status')).toHaveText('2 of 4 chosen');
  await inCards.getByRole('link', { name: 'Compare: RMX40-C080' }).click();
  await tray.getByRole('link', { name: 'Remove MAX75 from comparison' }).click();
  await tray.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/products/compare?models=max50,rmx40-c080');
  await page.goto('/products/max50');
  await page.getByRole('link', { name: 'Remove from comparison: MAX50' }).click();
  await tray.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(tray.getByRole('link')).toHaveCount(0);
});

test('changes made in the comparison are kept, and the empty comparison page offers them', async ({
  usedPage: page,
}) => {
  for (const code of ['max50', 'max75']) {
    await page.goto(`/products/${code}`);
    await page.getByRole('link', { name: /^Add to comparison/ }).click();
  }
  const tray = page.getByRole('region', { name: 'Chosen for comparison' });
  await tray.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('link', { name: 'Remove: MAX50' }).click();
  await expect(page).toHaveURL(/models=max75$/);
  await page.getByRole('combobox', { name: 'Model' }).selectOption('RMX40-C080');
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(page).toHaveURL(/models=max75,rmx40-c080$/);
  await page.goto('/products/compare');
  await expect(tray.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute(
    'href',
    '/products/compare?models=max75,rmx40-c080',
  );
});

test('an empty comparison offers examples, which keep the duty point', async ({
  plainPage: page,
}) => {
  await page.goto('/products/compare?flow=55&pressure=0.62');
  await page.getByRole('link', { name: 'Two designs' }).click();
  await expect(page).toHaveURL(/models=rmx40-c080,emx40-c080&flow=55&pressure=0\.62/);
  await expect(page.getByRole('columnheader')).toHaveText([
    /^Property/,
    /RMX40-C080/,
    /EMX40-C080/,
  ]);
});

test('without JavaScript a link opens the comparison, and a form adds more models', async ({
  plainPage: page,
}) => {
  await page.goto('/max-series');
  await page.locator('#models').getByRole('link', { name: 'Compare: MAX50' }).click();
  await page.getByRole('combobox', { name: 'Model' }).selectOption('EMX40-C080');
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  const heads = page
    .getByRole('table', { name: 'Comparison of the chosen models' })
    .getByRole('columnheader');
  await expect(heads).toHaveText([/^Property/, /MAX50/, /EMX40-C080/]);
});

test('on a phone a comparison of four models with a duty point shows all of its columns', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const units of ['metric', 'us']) {
    await page.goto(
      `/products/compare?models=rmx50-c080,emx50-c080,max125,max50&flow=55&pressure=0.62&units=${units}`,
    );
    const table = page.getByRole('table', { name: 'Comparison of the chosen models' });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    // Its region fades while there is more to scroll.
    const hidden = await table.evaluate((element) => {
      const region = element.closest('[tabindex]') ?? element;
      return region.scrollWidth - region.clientWidth;
    });
    expect(hidden, units).toBe(0);
  }
});

test(
  'a comparison of four models prints on one page, with its note and without buttons',
  skipInFirefox('The driver cannot print.'),
  async ({ page }) => {
    await page.goto(`${address},rmx125-c080`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText('Highlighted: figures that differ.')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^(?:Remove|Add|Request)/ })).toHaveCount(0);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
