import { flowSpan, pressureSpan } from '@brand/catalogue/models';
import { printRangeWithUnit } from '@brand/catalogue/units';
import type { Page } from '@playwright/test';
import { unitsKey } from 'site/shell/units';
import { violationsOf } from './axe.ts';
import { expect, storeFirst, test } from './test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const codes = (page: Page) =>
  page.locator('#results').getByRole('listitem').getByRole('heading', { level: 3 });
const find = (page: Page) => page.getByRole('button', { name: 'Find models' }).click();

test('a URL with a duty point shows its results, most central first, with their margins, and arrow keys on the chart move it', async ({
  usedPage: page,
}) => {
  await page.goto('/products/selector?flow=40&pressure=0.7');
  await expect(page.getByRole('heading', { name: /^7 models cover/ })).toBeVisible();
  await expect(codes(page).first()).toHaveText(/^[RE]MX35-C080$/);
  const results = page.locator('#results');
  await expect(results).toContainText('at the model’s maximum');
  await expect(results).toContainText('20\u00a0°C, 0\u00a0m above sea level');
  await expect(results.getByRole('link', { name: /^Request a quote: RMX35-C080/ })).toHaveAttribute(
    'href',
    '/contact?flow=40&pressure=0.7&models=rmx35-c080#contact-form',
  );
  expect(await violationsOf(page)).toEqual([]);
  const cross = page.getByRole('slider', { name: 'Flow rate' });
  await cross.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?flow=41&pressure=0.7$/);
  await expect(field(page, 'Flow rate')).toHaveValue('41');
  await expect(cross).toBeFocused();
});

test('a power has its basis beside it, in the selector, the savings and the model page', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector?flow=55&pressure=0.62');
  const results = page.locator('#results');
  await expect(results.getByRole('listitem').filter({ hasText: 'RMX50-C080' })).toContainText(
    '86 kW, within the stated range of 72–100 kW; from the efficiency: about 60 kW',
  );
  await expect(results).toContainText('47.5 kW / 78.5% = about 60 kW');
  await expect(results).toContainText(
    'not the stated power of MAX50: it is 3.6–5.8 times what the air needs',
  );
  await page.goto(
    '/products/savings?machine=lobe&flow=55&pressure=0.62&hours=8000&price=0.15&series=RMX',
  );
  await expect(page.getByText('by 0.62 bar = 47.5 kW')).toBeVisible();
  await expect(page.getByRole('row', { name: /^RMX50-C080/ })).toContainText(
    '86 kW, within the stated range of 72–100 kW; from the efficiency: about 60 kW',
  );
  await page.goto('/products/rmx50-c080');
  const powers = page.getByRole('table', { name: 'Power over the flow range' });
  await expect(powers.getByRole('columnheader')).toHaveText([
    /^Flow rate m³\/min/,
    /^Line through the stated range kW/,
    /^From the efficiency, about kW at /,
  ]);
  const row = powers.getByRole('row', { name: /^55/ });
  await expect(row.getByRole('cell')).toHaveText(['86', '58–74'], { useInnerText: true });
});

test('every page that places a duty point compares the pressure of the same head, and shows the sum', async ({
  plainPage: page,
}) => {
  const duty =
    'flow=1400&flowUnit=cfm&pressure=8.5&pressureUnit=psi&temperature=95&temperatureUnit=f&altitude=1100&altitudeUnit=ft';
  const shows = async (path: string) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(
      '0.586 bar at your inlet takes the same isentropic head as 0.647 bar at 20 °C, 1.013 bar',
      { useInnerText: true },
    );
    await expect(main).toContainText(
      '1.01325 × ((1 + ((1 + 0.58605 / 0.97362)^(2/7) − 1) × 308.15 / 293.15)^(7/2) − 1) = 0.647 bar',
      { useInnerText: true },
    );
  };
  await shows(`/products/selector?${duty}`);
  await expect(page.getByRole('heading', { name: /models? covers?/ })).toHaveText(
    /at 8\.5\spsi\.$/,
  );
  await expect(codes(page).filter({ hasText: 'C060' })).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Flow rate' })).toHaveAttribute(
    'aria-valuetext',
    /0\.647/,
  );
  await shows(`/products/compare?models=rmx35-c080,max50&${duty}`);
  await shows(`/products/rmx35-c080?${duty}`);
  await expect(page.getByRole('region', { name: 'At your duty point' })).toContainText(
    /0\.647\sbar\s+8% above the model’s minimum, converted from 0\.586\sbar at your inlet/,
    { useInnerText: true },
  );
  await shows(`/products/savings?machine=lobe&hours=8000&price=0.15&${duty}`);
  await page.goto(`/contact?models=rmx35-c080&${duty}#contact-form`);
  const quote = page.getByRole('region', { name: 'Your request for a quote' });
  await expect(quote.getByRole('row', { name: /^Pressure 8\.5\spsi/ })).toBeVisible();
  await expect(
    quote.getByRole('row', { name: /^Pressure of the same isentropic head there .* = 9\.38 psi$/ }),
  ).toBeVisible();
});

for (const path of ['/', '/products/selector']) {
  test(`${path}: a search opens on its result, with focus and announcement`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await field(page, 'Flow rate').fill('40');
    await field(page, 'Pressure rise').fill('0.7');
    await find(page);
    const result = page.getByRole('region', { name: /^7 models cover/ });
    await expect(result).toBeFocused();
    await expect(codes(page).first()).toBeInViewport({ ratio: 1 });
    await expect(result.getByRole('link', { name: /^Compare: / }).first()).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: /^7 models cover/ })).toHaveCount(1);
    // A second search on the same page.
    await field(page, 'Flow rate').fill('55');
    await find(page);
    await expect(page.getByRole('region', { name: /^3 models cover/ })).toBeFocused();
    await expect(codes(page).first()).toBeInViewport({ ratio: 1 });
  });
}

test('without a duty point the map shows an example, which no link carries', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector');
  const map = page.getByRole('region', { name: 'On the map' });
  await expect(map).toContainText('Example: 55 m³/min at 0.62 bar', { useInnerText: true });
  await expect(map.getByRole('slider', { name: 'Flow rate' })).toHaveValue('55');
  await expect(map.getByRole('link', { name: 'View model' })).toHaveAttribute(
    'href',
    '/products/rmx50-c080',
  );
  await expect(codes(page)).toHaveCount(0);
});

test('the table of all models states dimensions and weight once a frame', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector');
  const table = page.getByRole('table', { name: 'Figures of all models' });
  await expect(table.locator('th[scope="rowgroup"]')).toHaveText([
    'MAX Series',
    'RMX Series',
    'EMX Series',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(46 + 3);
  await expect(table.getByRole('cell', { name: '1150 × 700 × 1050' })).toHaveCount(2);
});

test('inputs are kept in the URL, through Back and reload', async ({ usedPage: page }) => {
  await page.goto('/products/selector');
  await field(page, 'Flow rate').fill('80');
  await field(page, 'Pressure rise').fill('0.5');
  await page.getByText('More conditions').click();
  await page.getByLabel('Duty machines').selectOption('2');
  await page.getByLabel('Standby machines').selectOption('1');
  await field(page, 'Altitude').fill('600');
  await find(page);
  await expect(page).toHaveURL(/\?flow=80&pressure=0.5&altitude=600&machines=2&reserve=1#results$/);
  await expect(page.locator('#results')).toContainText('2 machines and 1 on standby');
  const first = await codes(page).allTextContents();
  await page.reload();
  await expect(codes(page)).toHaveText(first);
  await field(page, 'Flow rate').fill('20');
  await find(page);
  await expect(page).toHaveURL(/\?flow=20&/);
  await page.goBack();
  await expect(field(page, 'Flow rate')).toHaveValue('80');
  await expect(codes(page)).toHaveText(first);
});

test('what is typed while the results of a search are being prepared stays, and invalid input shows an error at its field and removes earlier results', async ({
  usedPage: page,
}) => {
  await page.goto('/products/selector?flow=40&pressure=0.7');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=flow]');
    const push = history.pushState.bind(history);
    // The address changes before the page does.
    history.pushState = (...entry) => {
      push(...entry);
      if (field) field.value = '55';
      history.pushState = push;
    };
  });
  await field(page, 'Flow rate').fill('20');
  await find(page);
  await expect(page.getByRole('region', { name: /models? covers? 20/ })).toBeVisible();
  await expect(field(page, 'Flow rate')).toHaveValue('55');
  await field(page, 'Flow rate').fill('forty');
  await find(page);
  await expect(page.getByRole('alert')).toContainText('Enter the flow as a number');
  await expect(field(page, 'Flow rate')).toHaveAccessibleDescription(/as a number/);
  await expect(field(page, 'Flow rate')).toHaveValue('forty');
  await expect(codes(page)).toHaveCount(0);
});

test('an empty form lists the required fields, and submitting it twice adds one history entry', async ({
  usedPage: page,
}) => {
  await page.goto('/products/selector');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Find models' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Enter the flow.');
  await expect(page.getByRole('alert')).toContainText('Enter the pressure.');
  await field(page, 'Flow rate').fill('40');
  await field(page, 'Pressure rise').fill('0.7');
  await button.click();
  await expect(codes(page).first()).toBeVisible();
  await button.click();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('Enter the flow.');
});

test('a model just out of range is listed with its miss, never as a fit', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector?flow=131&pressure=0.814');
  await expect(
    page.getByRole('heading', {
      name: 'No model covers 131\u00a0m³/min at 0.814\u00a0bar. The nearest models are below.',
    }),
  ).toBeVisible();
  const results = page.locator('#results');
  await expect(results.getByRole('listitem').filter({ hasText: 'RMX125-C080' })).toContainText(
    'Up to 0.8 bar at your flow: 0.014 bar less than you need',
  );
  await page.goto('/products/selector?flow=55&pressure=0.814');
  await expect(page.getByRole('heading', { name: /^1 model covers/ })).toBeVisible();
  await expect(results.getByRole('heading', { name: 'Just out of range' })).toBeVisible();
  await expect(results.getByRole('listitem').filter({ hasText: 'EMX50-C080' })).toHaveCount(1);
});

test('if no model fits, the nearest limits and other numbers of machines are offered', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector?flow=65&pressure=0.3');
  await expect(
    page.getByRole('heading', {
      name: /^No model covers 65\sm³\/min at 0\.3\sbar\. The nearest models are below/,
    }),
  ).toBeVisible();
  await expect(page.locator('#results')).toContainText(/From 75\u00a0m³\/min at your pressure/);
  await page.getByRole('link', { name: 'With 2 machines in parallel' }).click();
  await expect(page).toHaveURL(/machines=2/);
  await expect(page.getByRole('heading', { name: /models cover/ })).toBeVisible();
});

test('above the pressures of blowers, the results say what they cover and lead to compressors', async ({
  plainPage: page,
}) => {
  await page.goto('/products/selector?flow=5&pressure=3');
  const results = page.locator('#results');
  const [flow, pressure] = [
    printRangeWithUnit('flow', flowSpan, 'metric'),
    printRangeWithUnit('pressure', pressureSpan, 'metric'),
  ];
  await expect(results).toContainText(
    `Our range is ${flow} and ${pressure}; not every point in it has a model.`,
  );
  await results.getByRole('link', { name: 'For higher pressures: air compressors' }).click();
  await expect(page).toHaveURL('/products/air-compressor');
});

test('far out of range, no model is near, and the number in another unit is asked about', async ({
  usedPage: page,
}) => {
  await page.goto('/products/selector?flow=30&pressure=60');
  const results = page.locator('#results');
  await expect(
    results.getByRole('heading', { name: /^No model covers 30\sm³\/min at 60\sbar\.$/ }),
  ).toBeVisible();
  await expect(results.getByText(/at your flow/)).toHaveCount(0);
  await expect(results).toContainText(/Check the unit: 60\skPa is 0\.6\sbar\./);
  await page.goto('/products/selector?flow=5&pressure=0.1');
  await expect(results).toContainText('Our range is');
  await expect(results.getByRole('link', { name: /air compressors/ })).toHaveCount(0);
});

test('no power is estimated at a pressure that the model does not reach', async ({
  usedPage: page,
}) => {
  const point = 'flow=30&pressure=0.8';
  await page.goto(`/products/selector?${point}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('13% short of your pressure');
  await expect(main.getByText(/\best\.|Estimate from the stated|from the efficiency/)).toHaveCount(
    0,
  );
  await page.goto(`/products/rmx30-c070?${point}`);
  const atDuty = page.getByRole('region', { name: 'At your duty point' });
  await expect(atDuty).toContainText('Power is estimated only within these ranges');
  await expect(atDuty.getByText(/Estimated power/)).toHaveCount(0);
  await page.goto(`/products/compare?models=rmx30-c070,max50,rmx50-c060&${point}`);
  await expect(
    page.getByRole('row', { name: /^Power at your duty point/ }).getByRole('cell'),
  ).toHaveText([
    /^Outside its pressure range/,
    /^Outside its flow range/,
    /^Outside its flow and pressure ranges/,
  ]);
});

test('results can be added to the comparison', async ({ usedPage: page }) => {
  await page.goto('/products/selector?flow=40&pressure=0.7');
  const result = page.locator('#results').getByRole('listitem').filter({ hasText: 'MAX50' });
  await result.getByRole('link', { name: 'Compare: MAX50' }).click();
  await page.locator('#all').getByRole('link', { name: 'Compare: RMX35-C080' }).click();
  const tray = page.getByRole('region', { name: 'Chosen for comparison' });
  await tray.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/products/compare?models=max50,rmx35-c080&flow=40&pressure=0.7');
});

test('if two machines cannot share a flow, one machine or the flow for each is offered', async ({
  plainPage: page,
}) => {
  const address = '/products/selector?flow=40&pressure=0.7&altitude=600&machines=2&reserve=1';
  await page.goto(address);
  const results = page.locator('#results');
  await expect(results).toContainText('No model covers 40\u00a0m³/min at 0.7\u00a0bar.');
  await expect(results).toContainText('40 m³/min at the inlet for all machines together, 0.7 bar');
  await expect(
    results.getByRole('link', { name: 'Ask us about this duty point', exact: true }),
  ).toHaveAttribute(
    'href',
    '/contact?flow=40&pressure=0.7&altitude=600&machines=2&reserve=1#contact-form',
  );
  await expect(results.getByRole('link', { name: 'With one machine' })).toHaveAttribute(
    'href',
    '/products/selector?flow=40&pressure=0.7&altitude=600&reserve=1#results',
  );
  await results.getByRole('link', { name: 'If the flow is for each machine' }).click();
  await expect(page).toHaveURL(`${address}&flowFor=each#results`);
  await expect(page.getByLabel('Flow rate given for')).toHaveValue('each');
  // At 600 m, 0.7 bar takes the head of 0.752 bar: not within RMX30-C070.
  await expect(codes(page)).toHaveCount(5);
  await expect(results).toContainText('Each machine: 40');
});

test('empty fields have the remembered units, also after a submission', async ({ page }) => {
  await storeFirst(page, 'localStorage', unitsKey, 'us');
  await page.goto('/products/selector');
  await expect(page.getByLabel('Unit of temperature')).toHaveValue('f');
  await field(page, 'Flow rate').fill('1400');
  await field(page, 'Pressure rise').fill('10');
  await find(page);
  await expect(page).toHaveURL(/\?flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi#results$/);
  await expect(page.getByLabel('Unit of temperature')).toHaveValue('f');
  await expect(page.getByLabel('Inlet temperature')).toHaveAttribute('placeholder', '68\u00a0°F');
  await page.goto('/products/selector?flow=40&pressure=0.7&temperature=25');
  await expect(page.getByLabel('Unit of altitude')).toHaveValue('ft');
  await expect(page.getByLabel('Unit of temperature')).toHaveValue('c');
});

test('on a desktop map and results share the first screen, and one points at the other', async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/selector?flow=55&pressure=0.62');
  const rows = page
    .locator('#results')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Request a quote: / }) });
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 0.9 });
  const map = page.getByRole('region', { name: 'On the map' });
  await expect(map.getByRole('figure')).toBeInViewport({ ratio: 1 });
  const first = rows.first();
  const emphasized = map.locator('rect[stroke-width="3"]');
  await expect(emphasized).toHaveCount(0);
  await expect(first).toHaveAttribute('data-highlighted');
  const max = rows.filter({ hasText: 'MAX50' });
  await max.getByRole('link', { name: 'MAX50', exact: true }).focus();
  await expect(emphasized).toHaveCount(1);
  await expect(max).toHaveAttribute('data-highlighted');
  await expect(first).not.toHaveAttribute('data-highlighted');
});

test('on a phone a line shows the conditions, and results come before the map', async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/selector?flow=55&pressure=0.62&altitude=600');
  const bar = page.getByRole('form', { name: 'Duty point' });
  await expect(bar).toContainText('55\u00a0m³/min at 0.62\u00a0bar');
  await expect(field(page, 'Flow rate')).toBeHidden();
  const top = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await top('3 models cover')).toBeLessThan(await top('On the map'));
  await bar.getByRole('link', { name: 'On the map' }).click();
  await expect(page.getByRole('region', { name: 'On the map' }).getByRole('figure')).toBeInViewport(
    {
      ratio: 0.9,
    },
  );
  await bar.getByRole('button', { name: 'Change' }).click();
  await field(page, 'Flow rate').fill('40');
  await bar.getByText('More conditions').click();
  await expect(field(page, 'Altitude')).toHaveValue('600');
  await find(page);
  await expect(page).toHaveURL(/flow=40&pressure=0.62&altitude=600/);
  await expect(field(page, 'Flow rate')).toBeHidden();
});

test('without JavaScript the form shows the same results', async ({ plainPage: page }) => {
  await page.goto('/products/selector?units=us');
  await field(page, 'Flow rate').fill('1400');
  await field(page, 'Pressure rise').fill('10');
  await find(page);
  await expect(page).toHaveURL(
    /units=us&flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi.*#results$/,
  );
  await expect(codes(page).first()).toBeInViewport();
  await expect(page.locator('#results')).toContainText('1,400 ICFM at the inlet, 10 psi');
  await expect(codes(page).first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an ambiguous number is asked about, and both readings are buttons', async ({
      usedPage: page,
    }) => {
      await page.goto('/products/selector');
      await field(page, 'Flow rate').fill('2,400');
      await field(page, 'Pressure rise').fill('1');
      await field(page, 'Pressure rise').press('Enter');
      await expect(page.getByRole('alert')).toContainText('Write the flow as 2400 or as 2.4:');
      await expect(page.getByRole('button', { name: 'Use 2.4', exact: true })).toBeVisible();
      await page.getByLabel('Unit and condition').selectOption('m3h');
      await page.getByRole('button', { name: 'Use 2400' }).click();
      await expect(page.getByRole('heading', { name: /^1 model covers/ })).toBeVisible();
      await expect(page.locator('#results')).toContainText('2,400 m³/h at the inlet, 1 bar');
      await expect(field(page, 'Flow rate')).toHaveValue('2400');
    });

    test('a unit that is pasted with its number is read, and so are its readings', async ({
      usedPage: page,
    }) => {
      await page.goto('/products/selector');
      await field(page, 'Flow rate').fill('1.400 m³/min');
      await field(page, 'Pressure rise').fill('1 bar');
      await field(page, 'Pressure rise').press('Enter');
      await expect(page.getByRole('alert')).toContainText('1.400 can mean either');
      await expect(field(page, 'Flow rate')).toHaveValue('1.400 m³/min');
      await expect(page.getByRole('button', { name: 'Use 1400 m³/min' })).toBeVisible();
      await field(page, 'Flow rate').fill('1,400 CFM');
      await field(page, 'Pressure rise').fill('10 psi');
      await find(page);
      await expect(page.locator('#results')).toContainText('1,400 ICFM at the inlet, 10 psi');
      await expect(field(page, 'Flow rate')).toHaveValue('1400');
      await expect(page.getByLabel('Unit and condition')).toHaveValue('cfm');
    });

    test('a number in CFM is not ambiguous, and is printed without decimals', async ({
      usedPage: page,
    }) => {
      await page.goto(
        '/products/selector?flow=2,400&flowUnit=cfm&pressure=10&pressureUnit=psi&units=us',
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      const results = page.locator('#results');
      await expect(results).toContainText('2,400 ICFM at the inlet, 10 psi');
      await expect(results).toContainText('Flow 68 m³/min2,400 CFM');
      await expect(page.locator('main')).not.toContainText(/[\d,]+\.0\s(CFM|ICFM|SCFM)/);
    });
  });
}
