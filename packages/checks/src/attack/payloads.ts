import { enquiryOf } from '@brand/service/testing';
import type { Page } from 'playwright';
import { openTab, startBrowser } from './browse.ts';
import { corpus } from './corpus.ts';
import { encoded, inParallel, newVisitor, sendRequest, type TestRequest } from './sendRequest.ts';
import { expectUnharmed, type Part, type Target } from './target.ts';

const article = '/blog/surge-and-choke';
/** Concurrent tabs. */
const tabs = 4;
const email = 'jin@example.org';

export const payloads: Part = {
  name: 'payloads',
  checked: 'no hostile script runs, no console errors',
  async run(context) {
    const { findings } = context;
    const target = await context.start();
    const pid = target.pid();
    const cookie = await target.signUp();
    const stored = await store(target, cookie);
    await using browser = await startBrowser();
    const visitors = await browser.newContext({ baseURL: target.origin });
    const [name = '', value = ''] = cookie.split('=');
    await visitors.addCookies([{ name, value, url: target.origin }]);
    await inParallel(tabs, tabs, async (tab) => {
      const { page, visit } = await openTab(visitors, findings);
      const mine = <Item>(items: readonly Item[]) => items.filter((_, n) => n % tabs === tab);
      for (const path of mine(stored)) await visit(path, () => page.goto(path));
      for (const text of mine(corpus)) {
        for (const path of addresses(text)) await visit(path, () => page.goto(path));
        for (const [path, fields] of Object.entries(forms(text))) {
          await visit(`${path}, form with ${text}`, () => submit(page, path, fields));
        }
      }
    });
    await expectUnharmed(context, target, pid);
  },
};

/** URLs of pages that show a text from their URL, in several encodings. */
function addresses(text: string): string[] {
  const encoded = encodeURIComponent(text);
  const raw = text.replace(/[#&]/g, '');
  const queries = new Set([encoded, encoded.replaceAll('%20', '+'), raw]);
  return [
    ...[...queries].map((query) => `/search?q=${query}`),
    ...[`/blog?search=${encoded}`, `/blog/tag/${encoded}`, `/contact?interest=${encoded}`],
  ];
}

/** Forms with errors, which are shown again with the visitor's input. */
const forms = (text: string): Record<string, Record<string, string>> => ({
  '/contact': enquiryOf('general', { name: text, email: text, subject: text, message: text }),
  [article]: { blog_id: '1', name: text, email: text, message: text },
});

/** Submits a form like a browser without JavaScript. */
async function submit(page: Page, path: string, fields: Record<string, string>) {
  const shown = page.waitForEvent('domcontentloaded');
  await page.evaluate(
    ({ path, fields }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: path, enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const area = Object.assign(document.createElement('textarea'), { name, value });
        form.append(area);
      }
      document.body.append(form);
      form.submit();
    },
    { path, fields },
  );
  await shown;
}

/** Stores each text wherever the site accepts one, and resolves to the paths of the pages that show it. */
async function store(target: Target, cookie: string): Promise<string[]> {
  const send = (path: string, request: Partial<TestRequest>) =>
    sendRequest(target.origin, {
      ...{ method: 'POST', path, ...request },
      headers: { ...newVisitor(), ...request.headers },
    });
  const json = (body: unknown, headers = {}) => ({
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const single = await sendRequest(target.origin, {
    path: '/api/blogs/single?slug=surge-and-choke',
  });
  const { id: blog_id } = JSON.parse(single.text);
  const shown: string[] = [];
  for (const [n, text] of corpus.entries()) {
    const line = `${text.trim().slice(0, 50)} ${n}`;
    const message = text.slice(0, 4000);
    await send('/api/comments', json({ blog_id, name: line, email, message }));
    await send('/api/newsletter', json({ email: `"${line}"@example.org` }));
    const form = new FormData();
    const enquiry = enquiryOf('support', { name: line, email, issue: message });
    for (const [name, value] of Object.entries(enquiry)) form.append(name, value);
    await send('/api/enquiries', await encoded(form));
    const post = {
      ...{ title: line, slug: `attack-${n}`, excerpt: line, author_name: line, author_bio: line },
      ...{ meta_title: line, meta_description: line, image_caption: line, status: 'draft' },
      ...{ categories: [line], tags: [line], content: `## ${text}\n\n${text}\n\n> ${text}` },
    };
    const { status, text: answer } = await send(
      '/api/admin/posts',
      json(post, { Cookie: cookie, Origin: target.origin }),
    );
    if (status < 300) shown.push(`/blog/attack-${n}`, `/admin/posts/${JSON.parse(answer).id}`);
    shown.push(`/admin/enquiries/${n + 1}`);
  }
  await target.withStore(async ({ db }) => {
    await db.updateTable('comments').set({ status: 'approved' }).execute();
    // Publishing them refuses the markup that readers would see.
    await db
      .updateTable('posts')
      .set({ status: 'published', published_at: new Date().toISOString() })
      .where('slug', 'like', 'attack-%')
      .execute();
  });
  const lists = ['comments?status=approved', 'enquiries', 'posts', 'subscribers', 'log'];
  return [...shown, article, '/blog', ...lists.map((list) => `/admin/${list}`)];
}
