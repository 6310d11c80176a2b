import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

const sumName = 'The calculation, step by step';

const opened =
  '/products/savings?power=90&hours=8000&price=0.15&series=RMX&co2=0.4&investment=60000';

test('every step of the calculation is shown and sent to an engineer', async ({
  usedPage: page,
}) => {
  await page.goto(opened);
  const sum = page.getByRole('table', { name: sumName });
  await expect(sum.getByRole('row')).toHaveText(
    [
      'Power of the existing machine 90 kW, as measured',
      'Power saved 90 kW × 20–30% = 18–27 kW',
      'Energy saved in a year 18–27 kW × 8,000 h = 144–216 MWh',
      'Cost saved in a year 144–216 MWh × 0.15 EUR/kWh = 21,600–32,400 EUR',
      'CO₂ saved in a year 144–216 MWh × 0.4 kg/kWh = 57.6–86.4 t',
      'Payback 60,000 EUR / 21,600–32,400 EUR a year = 1.9–2.8 years',
    ],
    { useInnerText: true },
  );
  await expect(page.getByText('Energy savings of the RMX series: 20–30%')).toBeVisible();
  await expect(page.getByLabel('Power of the existing machine')).toHaveValue('90');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Send this to an engineer' }).click();
  const carried = page.getByRole('region', { name: 'Your request for a quote' });
  await expect(
    carried.getByRole('row', { name: 'Power of the existing machine 90 kW' }),
  ).toBeVisible();
  await expect(carried.getByRole('row', { name: /^Cost saved in a year/ })).toContainText('21,600');
  await carried.getByRole('link', { name: 'Change' }).click();
  await expect(sum).toBeVisible();
});

test('inputs are kept in the URL, Back restores earlier ones, and errors are shown at their fields', async ({
  usedPage: page,
}) => {
  await page.goto('/products/savings');
  await page.getByText('More details', { exact: true }).click();
  await page.getByLabel(/^Existing machine/).selectOption('Lobe blower');
  await page.getByRole('textbox', { name: 'Flow' }).fill('40');
  await page.getByRole('textbox', { name: 'Pressure rise' }).fill('0.7');
  await page.getByLabel('Operating hours a year').fill('8000');
  await page.getByLabel('Electricity price').fill('0.15');
  await page.getByLabel('Electricity price').press('Enter');
  const result = page.getByRole('region', { name: 'Saved in a year' });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(page.getByRole('region', { name: sumName })).toContainText('EPA 832-R-10-005');
  await expect(page).toHaveURL(/machine=lobe/);
  await page.getByLabel('Operating hours a year').fill('9000');
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(result).toBeHidden();
  await page.getByRole('link', { name: 'The hours of operation must be at most 8,784.' }).click();
  await expect(page.getByLabel('Operating hours a year')).toBeFocused();
  await page.goBack();
  await expect(result).toBeVisible();
  await expect(page.getByLabel('Operating hours a year')).toHaveValue('8000');
});

test('an empty form lists the required fields, and submitting it twice adds one history entry', async ({
  usedPage: page,
}) => {
  await page.goto('/products/savings');
  const button = page.getByRole('button', { name: 'Work out the savings' });
  await button.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toContainText(
    'Enter the power of the existing machine, or choose the existing machine.',
  );
  await expect(summary).toContainText('Enter the hours of operation.');
  await expect(summary).toContainText('Enter the electricity price.');
  await button.click();
  await page.goBack();
  await expect(page).toHaveURL(/savings$/);
  await expect(summary).toHaveCount(0);
});

test('fields that are folded open for a value and for an error, and close when the form is cleared', async ({
  usedPage: page,
}) => {
  const machine = page.getByLabel(/^Existing machine/);
  const temperature = page.getByRole('textbox', { name: 'Temperature' });
  await page.goto('/products/savings?temperature=30');
  await expect(temperature).toBeVisible();
  await page.goto('/products/savings');
  await expect(machine).toBeHidden();
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(machine).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(machine).toBeHidden();
  await expect(temperature).toBeHidden();
  await page.goto('/products/savings?power=90&hours=8000&price=0.15&co2=wrong');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('CO₂ factor')).toBeFocused();
});

test('fields and results use the units of the page, and the URL keeps them', async ({
  plainPage: page,
}) => {
  await page.goto('/products/savings?units=us');
  await page.getByText('More details', { exact: true }).click();
  await expect(page.getByText('If left empty: 68\u00a0°F')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Unit of the temperature' })).toHaveValue('f');
  await page.getByLabel('Power of the existing machine').fill('100');
  await page.getByLabel('Operating hours a year').fill('8000');
  await page.getByLabel('Electricity price').fill('0.15');
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(page).toHaveURL(/units=us.*powerUnit=hp/);
  await expect(page.getByRole('region', { name: sumName })).toContainText(
    '100 hp × 20–30% = 20–30 hp',
    { useInnerText: true },
  );
});

test('figures that contradict each other are answered with what to check', async ({
  usedPage: page,
}) => {
  await page.goto('/products/savings?power=38&flow=40&pressure=0.7&hours=8000&price=0.15');
  const answer = page.getByRole('region', { name: 'Please check your figures' });
  await expect(answer).toContainText(/at least 38\.3.kW in any blower.* not 38.kW/);
  await expect(answer.getByRole('list', { name: 'What to check' })).toContainText(
    'Is the power the electrical power of all machines together',
  );
  await expect(answer).not.toContainText(/kWh|MWh/);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(
    '/products/savings?series=MAX&machine=lobe&flow=50&pressure=0.5&hours=8000&price=0.15',
  );
  await expect(answer).toContainText('rated for 0.6–1.0 bar, not for 0.5 bar', {
    useInnerText: true,
  });
  await answer.getByRole('link', { name: 'RMX series' }).click();
  await expect(page.getByRole('region', { name: 'Saved in a year' })).toContainText('MWh');
});

test('the currency starts with that of the units, until it is chosen or a price is entered', async ({
  usedPage: page,
}) => {
  await page.goto('/products/savings?units=us');
  const currency = page.getByLabel('Currency');
  await expect(currency).toHaveValue('USD');
  await page.goto('/products/savings');
  await expect(currency).toHaveValue('EUR');
  const inHeader = page.getByRole('banner').getByRole('group', { name: 'Units' });
  await inHeader.getByRole('link', { name: 'US' }).click();
  await expect(currency).toHaveValue('USD');
  await currency.selectOption('BRL');
  await inHeader.getByRole('link', { name: 'Metric' }).click();
  await expect(page).toHaveURL(/units=metric$/);
  await expect(currency).toHaveValue('BRL');
  await page.getByLabel('Electricity price').fill('0.6');
  await expect(page.getByLabel('Electricity price')).toHaveValue('0.6');
  await expect(currency).toHaveValue('BRL');
  await inHeader.getByRole('link', { name: 'US' }).click();
  await expect(page).toHaveURL(/units=us$/);
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(currency).toHaveValue('BRL');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page.getByLabel('Electricity price')).toHaveValue('');
  await page.getByLabel('Electricity price').fill('0.7');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page.getByLabel('Electricity price')).toHaveValue('');
});

test('a URL without a series uses the one selected in the form', async ({ plainPage: page }) => {
  await page.goto('/products/savings?power=90&hours=8000&price=0.15');
  await expect(page.getByRole('region', { name: 'Saved in a year' })).toContainText('RMX series');
  await expect(page.getByRole('combobox', { name: 'New machine' })).toHaveValue('RMX');
});

test('the calculator works without JavaScript', async ({ plainPage: page }) => {
  await page.goto('/products/savings');
  await page.getByLabel('Power of the existing machine').fill('100');
  await page.getByLabel('Unit of the power').selectOption('hp');
  await page.getByLabel('Operating hours a year').fill('8000');
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the electricity price.');
  await expect(page.getByLabel('Unit of the power')).toHaveValue('hp');
  await page.getByLabel('Electricity price').fill('0.15');
  await page.getByRole('button', { name: 'Work out the savings' }).click();
  await expect(page.getByRole('region', { name: sumName })).toContainText('74.6 kW');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('figures are read as one form writes them, with their units and currency', async ({
      usedPage: page,
    }) => {
      await page.goto(
        '/products/savings?flow=90&pressure=0.6&machines=2&reserve=1&machine=lobe&hours=1&price=1',
      );
      await page.getByLabel('Power of the existing machine').fill('132 kW');
      await page.getByLabel('Operating hours a year').fill('8.760');
      await page.getByLabel('Electricity price').fill('0,21');
      const price = page.getByLabel('Price of the new machines');
      if (!(await price.isVisible())) await page.getByText('More details', { exact: true }).click();
      await expect(price).toHaveAccessibleDescription('Of all 3: 2 duty, 1 standby');
      await price.fill('540.000 €');
      await page.getByRole('button', { name: 'Work out the savings' }).click();
      const result = page.getByRole('region', { name: sumName });
      await expect(result).toContainText(/132.kW, as measured/);
      await expect(result).toContainText(/× 8,760.h/);
      await expect(result).toContainText(/540,000.EUR for 2 machines and 1 on standby/);
      await expect(result.getByRole('row', { name: /^RMX40-C060, each/ })).toContainText('70');
      await expect(result.getByRole('row', { name: /^RMX40-C060, both together/ })).toContainText(
        /2 × 70.kW = 140.kW/,
      );
      await expect(price).toHaveValue('540000');
      // Another currency is asked about.
      await price.fill('$540.000');
      await page.getByRole('button', { name: 'Work out the savings' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'or choose USD for the electricity price',
      );
      await page.getByLabel('Currency').selectOption('USD');
      await page.getByRole('button', { name: 'Work out the savings' }).click();
      await expect(result).toContainText(/540,000.USD/);
    });
  });
}

test('an example shows what a result looks like, and enters the form only on request', async ({
  usedPage: page,
}) => {
  const example = page.getByRole('region', { name: 'An example calculation' });
  await page.goto('/products/savings?units=us');
  await expect(example).toBeVisible();
  await page.goto('/products/savings');
  await expect(example).toContainText(/Energy saved in a year/);
  await expect(page.getByLabel('Power of the existing machine')).toHaveValue('');
  await example.getByRole('link', { name: 'Use these figures' }).click();
  await expect(page.getByRole('region', { name: 'Saved in a year' })).toBeFocused();
  await expect(page.getByLabel('Power of the existing machine')).toHaveValue('90');
  await expect(example).toHaveCount(0);
  await page.goto('/products/savings?units=us');
  await expect(example).toContainText(/draws 120.hp .* USD a kWh/, { useInnerText: true });
  await expect(example).not.toContainText(/kW\b|EUR/, { useInnerText: true });
});

test('the result follows the form as soon as it is complete, and takes no focus', async ({
  usedPage: page,
}) => {
  await page.goto('/products/savings');
  const result = page.getByRole('region', { name: 'Saved in a year' });
  await page.getByLabel('Power of the existing machine').fill('90');
  await page.getByLabel('Operating hours a year').fill('8000');
  await expect(result).toHaveCount(0);
  const price = page.getByLabel('Electricity price');
  await price.fill('0.15');
  await expect(result).toContainText('144–216');
  await expect(price).toBeFocused();
  await price.fill('wrong');
  await expect(result).toContainText('144–216');
  await page.getByRole('combobox', { name: 'New machine' }).selectOption('EMX');
  await price.fill('0.15');
  await expect(result).toContainText('180–252');
  await expect(page).toHaveURL(/savings$/);
  const button = page.getByRole('button', { name: 'Work out the savings' });
  await expect(button).toBeInViewport();
  await expect(result).toBeInViewport();
});
