import { type Context, Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminIssue, AdminIssueList, Done, IssueHold, PageQuery } from '../contract/admin.ts';
import { done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { visitedUrl } from '../http/origin.ts';
import { json, query, rowNumbers } from '../http/validate.ts';
import type { Sender } from '../mail/letter.ts';
import { findIssue, holdIssue, issueHtml, listIssues, sendTest, startIssue } from './issues.ts';

/** `/api/admin/issues`: sends published articles to the subscribers. The id is that of the article. */
export function issueRoutes(
  { store, visited, onMail }: AdminDependencies,
  sender?: Sender,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const from = (c: Context) => {
    const publicUrl = visited.publicUrl ?? visitedUrl(c, visited).origin;
    return { publicUrl, sender: sender ?? { name: new URL(publicUrl).hostname } };
  };

  app.get(
    '/',
    describe('Published articles and whether they have been sent', { 200: AdminIssueList }, [400]),
    query(PageQuery),
    async (c) => {
      const list = await listIssues(store, c.req.valid('query').page, c.var.by.now);
      return c.json({ ...list, sending: onMail !== undefined });
    },
  );

  app.get(
    '/:id',
    describe('An issue, and how far it has been sent', { 200: AdminIssue }, [404]),
    rowNumbers('id'),
    async (c) => {
      const issue = await findIssue(store, c.req.valid('param').id, from(c), c.var.by.now);
      return c.json({ ...issue, sending: onMail !== undefined });
    },
  );

  app.get(
    '/:id/mail.html',
    describe('An issue as mail programs show it', { 200: 'text/html' }, [404]),
    rowNumbers('id'),
    async (c) => {
      const page = await issueHtml(store, c.req.valid('param').id, from(c), c.var.by.now);
      // Mails have styles in their elements, and pictures of the site.
      c.header('Content-Security-Policy', MAIL_POLICY);
      return c.html(page);
    },
  );

  app.post(
    '/:id/test',
    describe('Sends a test to the signed-in account', { 201: Done }, [404]),
    rowNumbers('id'),
    (c) => {
      const { id } = c.req.valid('param');
      const sent = sendTest(store, id, c.var.administrator.id, c.var.by);
      return done(c, sent.then(onMail), 201);
    },
  );

  app.post(
    '/:id/send',
    describe('Sends an issue to all who have confirmed, once', { 201: Done }, [404, 409]),
    rowNumbers('id'),
    (c) => done(c, startIssue(store, c.req.valid('param').id, c.var.by).then(onMail), 201),
  );

  app.put(
    '/:id/hold',
    describe('Stops an issue, or continues it', { 200: Done }, [404]),
    rowNumbers('id'),
    json(IssueHold),
    (c) => {
      const { stop } = c.req.valid('json');
      return done(c, holdIssue(store, c.req.valid('param').id, stop, c.var.by).then(onMail));
    },
  );
  return app;
}

const MAIL_POLICY =
  "default-src 'none'; img-src 'self' https: http:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
