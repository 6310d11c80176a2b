import { startTlsProxy, type TlsProxy } from '../src/tlsProxy.ts';
import { followLink, password } from './administrator.ts';
import { fillEnquiry } from './enquire.ts';
import { noScripts } from './firefox.ts';
import { expect, test } from './test.ts';

let front: TlsProxy;

test.use({ ignoreHTTPSErrors: true, expectConsole: /status of 503/ });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const suffix = javaScriptEnabled ? 'scripted' : 'plain';

    /** Puts TLS and HTTP/2 in front of the server, as in production. */
    test.beforeAll(async ({ browserName }) => {
      // Chromium needs no policy to leave out scripts, and would log each that one blocks.
      const policy = !javaScriptEnabled && browserName === 'firefox' ? noScripts : undefined;
      front = await startTlsProxy(test.info().project.use.baseURL ?? '', policy);
    });

    test.afterAll(() => front.stop());

    test('an administrator can sign in, approve a comment and save a post', async ({ page }) => {
      const email = await followLink(page, front.origin);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
      const name = `Tess ${crypto.randomUUID()}`;
      const stored = await page.request.post('/api/comments', {
        data: { blog_id: 1, name, email: 'tess@example.org', message: 'Behind TLS.' },
      });
      expect(stored.status()).toBe(201);
      await page.goto(`${front.origin}/admin/comments`);
      await page.getByRole('button', { name: `Approve the comment of ${name}` }).click();
      await expect(page.getByText('1 comment moved to approved.')).toBeVisible();
      await page.goto(`${front.origin}/admin/posts/new`);
      await page.getByLabel('Title', { exact: true }).fill(`Behind TLS, ${suffix}`);
      await page.getByLabel('Text', { exact: false }).first().fill('A note.');
      await page.getByRole('button', { name: 'Save as draft' }).first().click();
      await expect(page).toHaveURL(/\/admin\/posts\/\d+/);
    });

    test('contact and demo forms can be submitted', async ({ page }) => {
      await page.goto(`${front.origin}/contact#contact-form`);
      const contact = page.getByRole('form', { name: 'General Inquiry' });
      await fillEnquiry(contact, `Contact ${suffix}`);
      await contact.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();

      await page.goto(`${front.origin}/demo`);
      const demo = page.getByRole('form', { name: 'Request a Demo' });
      await fillEnquiry(demo, `Demo ${suffix}`);
      await demo.getByRole('button', { name: 'Request Demo' }).click();
      await expect(page.getByText(/E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
    });

    test('a comment and a newsletter subscription can be submitted', async ({ page }) => {
      await page.goto(`${front.origin}/blog/surge-and-choke`);
      await page.getByText('Show Comments').click();
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
      await page.getByRole('textbox', { name: 'Comment' }).fill(`Behind TLS, ${suffix}.`);
      await page.getByRole('button', { name: 'Submit Comment' }).click();
      await expect(page.getByText('awaiting moderation')).toBeVisible();

      await page.goto(`${front.origin}/newsletter`);
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Work email' }).fill('ada@example.org');
      await main.getByRole('button', { name: 'Subscribe' }).click();
      await expect(main.getByText('We will email you a link')).toBeVisible();
    });
  });
}
