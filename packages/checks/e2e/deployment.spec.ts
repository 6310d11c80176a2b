import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.ts';
import { expect, test } from './test.ts';

test.use({
  expectConsole:
    /Failed to load resource|Error loading route module|dynamically imported module|disallowed MIME type|preloaded using link preload/,
});

test('after a deployment a link loads the page that was clicked, and Back returns', async ({
  page,
}) => {
  await page.goto('/blog/surge-and-choke');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog/surge-and-choke');
  await page.reload();
  await expect(page).toHaveURL('/blog/surge-and-choke');
  await expect(page.getByRole('heading', { level: 1, name: /surge/i })).toBeVisible();
});

test('a page can be left while another one is being loaded', async ({
  page,
  baseURL,
  browserName,
}) => {
  let isSlow = false;
  // Only one script is held: a browser opens six connections to a server, and the next page needs one.
  let isHolding = false;
  let answerNextPage = () => {};
  // Firefox does not cancel requests that its driver intercepts.
  const server = createServer((incoming, answer) => {
    const next = () => forward(baseURL + (incoming.url ?? ''), incoming, answer);
    if (isSlow && incoming.url === '/about-us') {
      answerNextPage = next;
      server.emit('leaving');
    } else if (isSlow && !isHolding && incoming.url?.endsWith('.js')) isHolding = true;
    else next();
  }).listen(0);
  await once(server, 'listening');
  await page.goto(
    `http://localhost:${(server.address() as AddressInfo).port}/blog/surge-and-choke`,
  );
  isSlow = true;
  const loading = page.waitForRequest('**/assets/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await loading;
  const left = [once(server, 'leaving')];
  if (browserName === 'firefox') left.push(page.waitForEvent('console').then((one) => [one]));
  await page.evaluate(() => location.assign('/about-us'));
  await Promise.all(left);
  isSlow = false;
  answerNextPage();
  await expect(page).toHaveURL(/about-us$/);
  server.closeAllConnections();
  server.close();
});
