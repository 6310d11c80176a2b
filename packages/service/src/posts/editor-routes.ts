import { type Context, Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import {
  ADMIN_TEXTS,
  AdminPost,
  AdminPostList,
  AdminPostQuery,
  Autosaved,
  Done,
  PostAutosave,
  PostInput,
  PostUpdate,
  PreviewLink,
  RevisionList,
  Saved,
} from '../contract/admin.ts';
import { failure } from '../http/errors.ts';
import { describe } from '../http/openapi.ts';
import { json, query, rowNumbers } from '../http/validate.ts';
import {
  autosavePost,
  createPost,
  deletePost,
  findForEditor,
  type Refusal,
  restorePost,
  updatePost,
} from './editing.ts';
import { listForEditors } from './editor-list.ts';
import { addPreview, withdrawPreviews } from './previews.ts';
import { findRevision, listRevisions } from './revisions.ts';

/** `/api/admin/posts`: what editors list, write, schedule and publish. */
export function editorRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Posts for editors, newest first', { 200: AdminPostList }, [400, 401, 403]),
    query(AdminPostQuery),
    async (c) => c.json(await listForEditors(store, c.req.valid('query'), clock())),
  );

  app.post(
    '/',
    describe('Adds a post', { 201: Saved }, [400, 401, 403, 413, 415, 422]),
    json(PostInput),
    async (c) => {
      const { email } = c.get('administrator');
      const result = await createPost(store, c.req.valid('json'), email, clock());
      return 'id' in result ? c.json(result, 201) : refused(c, result);
    },
  );

  app.get(
    '/:id',
    describe('A post with everything that can be changed', { 200: AdminPost }, [401, 403, 404]),
    rowNumbers('id'),
    async (c) => {
      const post = await findForEditor(store, c.req.valid('param').id, clock());
      return post ? c.json(post) : failure(c, 404, ADMIN_TEXTS.missing);
    },
  );

  app.put(
    '/:id',
    describe(
      'Changes a post; 409 when somebody else has saved it since',
      { 200: Saved },
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
    rowNumbers('id'),
    json(PostUpdate),
    async (c) => {
      const { id } = c.req.valid('param');
      const { email } = c.get('administrator');
      const result = await updatePost(store, id, c.req.valid('json'), email, clock());
      if (!result) return failure(c, 404, ADMIN_TEXTS.missing);
      return 'id' in result ? c.json(result) : refused(c, result);
    },
  );

  app.delete(
    '/:id',
    describe(
      'Deletes a post; it can be restored for a month at least',
      { 200: Done },
      [401, 403, 404],
    ),
    rowNumbers('id'),
    async (c) => {
      const { email } = c.get('administrator');
      const isDone = await deletePost(store, c.req.valid('param').id, email, clock());
      return isDone ? c.json({ status: 'success' }) : failure(c, 404, ADMIN_TEXTS.missing);
    },
  );

  app.post(
    '/:id/restore',
    describe('Brings back a post that was deleted', { 200: Done }, [401, 403, 404]),
    rowNumbers('id'),
    async (c) => {
      const { email } = c.get('administrator');
      const isDone = await restorePost(store, c.req.valid('param').id, email, clock());
      return isDone ? c.json({ status: 'success' }) : failure(c, 404, ADMIN_TEXTS.missing);
    },
  );

  app.put(
    '/:id/autosave',
    describe(
      'Keeps what is typed as a version; the post stays as it is',
      { 200: Autosaved },
      [400, 401, 403, 404, 409, 413, 415, 422],
    ),
    rowNumbers('id'),
    json(PostAutosave),
    async (c) => {
      const { id } = c.req.valid('param');
      const { email } = c.get('administrator');
      const result = await autosavePost(store, id, c.req.valid('json'), email, clock());
      if (!result) return failure(c, 404, ADMIN_TEXTS.missing);
      return 'id' in result ? c.json(result) : refused(c, result);
    },
  );

  app.post(
    '/:id/previews',
    describe(
      'Makes a link that shows the post as it was last typed, for seven days',
      { 201: PreviewLink },
      [401, 403, 404],
    ),
    rowNumbers('id'),
    async (c) => {
      const { email } = c.get('administrator');
      const link = await addPreview(store, c.req.valid('param').id, email, clock());
      return link ? c.json(link, 201) : failure(c, 404, ADMIN_TEXTS.missing);
    },
  );

  app.delete(
    '/:id/previews',
    describe('Ends the links to the preview of a post', { 200: Done }, [401, 403, 404]),
    rowNumbers('id'),
    async (c) => {
      const { email } = c.get('administrator');
      await withdrawPreviews(store, c.req.valid('param').id, email, clock());
      return c.json({ status: 'success' });
    },
  );

  app.get(
    '/:id/revisions',
    describe(
      'Other versions of a post, earlier or not saved',
      { 200: RevisionList },
      [401, 403, 404],
    ),
    rowNumbers('id'),
    async (c) => c.json({ revisions: await listRevisions(store, c.req.valid('param').id) }),
  );

  app.get(
    '/:id/revisions/:revision',
    describe('A post as it was, under its present version', { 200: AdminPost }, [401, 403, 404]),
    rowNumbers('id', 'revision'),
    async (c) => {
      const { id, revision } = c.req.valid('param');
      const record = await findRevision(store, id, revision);
      const post = record && (await findForEditor(store, id, clock()));
      if (!post) return failure(c, 404, ADMIN_TEXTS.missing);
      const { source_hash: _, status: _status, ...earlier } = record;
      return c.json({ ...post, ...earlier });
    },
  );
  return app;
}

function refused(c: Context, { fields, stale }: Refusal): Response {
  return stale
    ? failure(c, 409, ADMIN_TEXTS.stale)
    : failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
}
