import type { Page } from 'playwright';
import { startTlsProxy } from '../tlsProxy.ts';
import { browse } from './browse.ts';
import { newVisitor } from './sendRequest.ts';
import { type AttackContext, type Part, password, type Target } from './target.ts';

/** No mail server listens there, but the site behaves as if it could send mail. */
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'a@example.org',
  ENQUIRIES_TO: 'b@example.org',
};
const person = { name: 'Jin', email: 'jin@example.org' };
const message = 'Behind TLS.';

/** Each form, the table that stores it, and its input. */
const forms: readonly {
  path: string;
  table: 'comments' | 'enquiries' | 'subscribers';
  fields: object;
}[] = [
  {
    path: '/contact',
    table: 'enquiries',
    fields: { ...person, subject: 'TLS', message, consent: true },
  },
  { path: '/demo', table: 'enquiries', fields: { ...person, message, consent: true } },
  { path: '/newsletter', table: 'subscribers', fields: { email: person.email } },
  { path: '/blog/surge-and-choke', table: 'comments', fields: { ...person, message } },
];

export const tls: Part = {
  name: 'tls',
  checked: 'sign-in, moderation and every form without JavaScript, behind TLS and HTTP/2',
  async run(context) {
    const { findings } = context;
    // The proxy's URL is not known yet, but behind a proxy the site uses the forwarded host anyway.
    const target = await context.start({ ...mail, PUBLIC_URL: 'https://www.example.org' });
    const front = await startTlsProxy(target.origin);
    try {
      await browse(async (browser) => {
        const page = await browser.newPage({
          ...{ baseURL: front.origin, ignoreHTTPSErrors: true, javaScriptEnabled: false },
        });
        page.setDefaultTimeout(10_000);
        for (const { path, table, fields } of forms) {
          findings.rounds += 1;
          const before = await count(target, table);
          await page.setExtraHTTPHeaders(newVisitor());
          await page.goto(path);
          await openDetails(page);
          await send(context, page, path, fields);
          const stored = (await count(target, table)) > before;
          findings.expect(stored, 'a form is not accepted', path);
        }
        await administer(context, target, page);
      });
    } finally {
      front.stop();
    }
  },
};

/** Follows a one-time link, signs out and in again, and approves a comment. */
async function administer(context: AttackContext, target: Target, page: Page) {
  const { findings } = context;
  await page.goto(await target.welcome('ada@example.org'));
  await send(context, page, 'welcome', { name: 'Ada', password });
  await page.context().clearCookies();
  await page.goto('/admin/sign-in');
  await send(context, page, 'sign-in', { email: 'ada@example.org', password });
  findings.expect(!page.url().endsWith('/sign-in'), 'nobody can sign in', page.url());
  await page.goto('/admin/comments');
  await send(
    context,
    page,
    'approval',
    {},
    page.getByRole('button', { name: 'Approve the comment of Jin' }),
  );
  const approved = await target.withStore(({ db }) =>
    db.selectFrom('comments').where('status', '=', 'approved').select('id').execute(),
  );
  findings.expect(approved.length === 1, 'a comment cannot be approved');
}

/** Fills in the form that has these fields, and submits it. */
async function send(
  { findings }: AttackContext,
  page: Page,
  what: string,
  fields: object,
  button = formWith(page, fields).locator('[type=submit]'),
) {
  findings.rounds += 1;
  for (const [name, value] of Object.entries(fields)) {
    const field = formWith(page, fields).locator(`[name="${name}"]:visible`);
    if (value === true) await field.check();
    else await field.fill(value);
  }
  const [answer] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    button.click(),
  ]);
  const status = answer.status();
  findings.expect(status < 400, `a form gets status ${status}`, what);
  await page.waitForLoadState('load');
}

function formWith(page: Page, fields: object) {
  const names = Object.keys(fields).map((name) => `:has([name="${name}"])`);
  return page
    .getByRole('main')
    .locator(`form${names.join('')}`)
    .first();
}

/** Without JavaScript the comment form is in a closed `<details>`. */
async function openDetails(page: Page) {
  const summary = page.locator('#comments summary');
  if ((await summary.count()) > 0) await summary.click();
}

async function count({ withStore }: Target, table: 'comments' | 'enquiries' | 'subscribers') {
  return withStore(async ({ db }) => (await db.selectFrom(table).select('id').execute()).length);
}
