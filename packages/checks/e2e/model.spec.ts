import { compared, printFigureWithUnit } from '@brand/catalogue/modelFigures';
import { modelHref, models } from '@brand/catalogue/models';
import { unitSystems } from '@brand/catalogue/units';
import { fileNote } from '@brand/documents/fileNotes';
import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

test('every model has a page with exactly its figures in both unit systems', async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const model of models) {
    const answer = await request.get(modelHref(model));
    const html = (await answer.text()).replaceAll('\u00a0', ' ');
    if (!html.includes(`<title>${model.code}: `)) wrong.push(`${model.code}: heading`);
    const [, table = ''] =
      /<table[^>]*><caption>.{0,80}Specifications of(.*?)<\/table>/.exec(html) ?? [];
    const shown = [...table.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell
        .split(/<[^>]+>/)
        .filter(Boolean)
        .join('|'),
    );
    const figures = compared.map((key) =>
      [...new Set(unitSystems.map((system) => printFigureWithUnit(key, model, system)))]
        .join('|')
        .replace(/^on/, 'On'),
    );
    if (shown.join() !== figures.join().replaceAll('\u00a0', ' '))
      wrong.push(`${model.code}: ${shown}`);
  }
  expect(wrong).toEqual([]);
});

test('the page of a model shows operating map, outline, similar models and documents', async ({
  usedPage: page,
}) => {
  await page.goto('/products/rmx40-c080');
  const specs = page.getByRole('table', { name: 'Specifications of RMX40-C080' });
  await expect(specs.getByRole('row', { name: /^Flow rate/ })).toContainText('40–50 m³/min');
  await expect(page.getByRole('img', { name: /Operating map/ })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Outline of RMX40-C080' }).getByRole('img'),
  ).toHaveCount(4);
  const main = page.getByRole('main');
  const datasheet = '/downloads/rmx40-c080-datasheet.pdf';
  for (const [name, href] of [
    ['EMX40-C080', '/products/emx40-c080'],
    ['RMX40-C060', '/products/rmx40-c060'],
    [`RMX40-C080 datasheet (${fileNote(datasheet)})`, datasheet],
    ['Request a quote', '/contact?models=rmx40-c080#contact-form'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      href,
    );
  }
  await expect(main.getByRole('table', { name: 'Operating conditions, RMX series' })).toContainText(
    'IP51',
  );
  await expect(
    main.getByRole('figure', { name: 'RMX40-C080, back' }).getByRole('img'),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the page of a model asks for its drawing, its sound data and another voltage', async ({
  usedPage: page,
}) => {
  await page.goto('/products/max100');
  const main = page.getByRole('main');
  const smaller = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'MAX75' }) });
  await expect(smaller).toContainText('60–90\u00a0m³/min', { useInnerText: true });
  for (const id of ['specifications', 'map', 'views', 'outline', 'power', 'similar', 'documents'])
    await expect(page.locator(`#${id}`), id).toHaveCount(1);
  for (const [link, document] of [
    ['Ask for sound data', 'Sound data with distance and standard'],
    [
      'Ask about another supply, such as 480 V at 60 Hz',
      'Figures for another voltage or frequency',
    ],
    ['Request a drawing', 'Drawing or 3D model'],
  ] as const) {
    await page.goto('/products/max100');
    if (link === 'Ask for sound data') await main.getByText('Basis of these figures').click();
    await main.getByRole('link', { name: link }).click();
    const form = page.getByRole('form', { name: 'General Inquiry' });
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      `Request: ${document}, MAX100`,
    );
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `Please send me: ${document}.`,
    );
    await expect(page.getByRole('region', { name: 'Your request' })).toContainText('MAX100');
  }
});

test('model codes in running text link to their pages', async ({ plainPage: page }) => {
  await page.goto('/products');
  const note = page.getByText(/^RMX and EMX have the same flow/);
  await expect(note.getByRole('link')).toHaveText(['MAX50', 'MAX75', 'MAX100', 'MAX125']);
  await expect(note.getByRole('link', { name: 'MAX75' })).toHaveAttribute(
    'href',
    '/products/max75',
  );
});
