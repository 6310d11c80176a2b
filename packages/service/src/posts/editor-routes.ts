import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import {
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
import { done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { json, query, rowNumbers } from '../http/validate.ts';
import {
  autosavePost,
  createPost,
  deletePost,
  findForEditor,
  restorePost,
  updatePost,
} from './editing.ts';
import { listForEditors } from './editor-list.ts';
import { addPreview, withdrawPreviews } from './previews.ts';
import { findRevision, listRevisions } from './revisions.ts';

/** `/api/admin/posts`: lists, edits, schedules and publishes posts. */
export function editorRoutes(
  { store, clock }: AdminDependencies,
  uploadsDir: string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Posts for editors, newest first', { 200: AdminPostList }, [400]),
    query(AdminPostQuery),
    async (c) => c.json(await listForEditors(store, c.req.valid('query'), clock())),
  );

  app.post('/', describe('Adds a post', { 201: Saved }), json(PostInput), async (c) =>
    c.json(await createPost(store, uploadsDir, c.req.valid('json'), c.var.by), 201),
  );

  app.get(
    '/:id',
    describe('A post with all editable fields', { 200: AdminPost }, [404]),
    rowNumbers('id'),
    async (c) => c.json(await findForEditor(store, c.req.valid('param').id, clock())),
  );

  app.put(
    '/:id',
    describe(
      'Updates a post; 409 if it is deleted or somebody else has saved it since',
      { 200: Saved },
      [404, 409],
    ),
    rowNumbers('id'),
    json(PostUpdate),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await updatePost(store, uploadsDir, id, c.req.valid('json'), c.var.by));
    },
  );

  app.delete(
    '/:id',
    describe('Deletes a post; it can be restored for at least 30 days', { 200: Done }, [404]),
    rowNumbers('id'),
    (c) => done(c, deletePost(store, c.req.valid('param').id, c.var.by)),
  );

  app.post(
    '/:id/restore',
    describe('Restores a deleted post', { 200: Done }, [404]),
    rowNumbers('id'),
    (c) => done(c, restorePost(store, c.req.valid('param').id, c.var.by)),
  );

  app.put(
    '/:id/autosave',
    describe(
      'Stores unsaved edits as an autosave; the post does not change',
      { 200: Autosaved },
      [404, 409],
    ),
    rowNumbers('id'),
    json(PostAutosave),
    async (c) =>
      c.json(await autosavePost(store, c.req.valid('param').id, c.req.valid('json'), c.var.by)),
  );

  app.post(
    '/:id/previews',
    describe(
      'Creates a link to a preview with the latest edits, valid for seven days',
      { 201: PreviewLink },
      [404],
    ),
    rowNumbers('id'),
    async (c) => c.json(await addPreview(store, c.req.valid('param').id, c.var.by), 201),
  );

  app.delete(
    '/:id/previews',
    describe('Revokes the preview links of a post', { 200: Done }, [404]),
    rowNumbers('id'),
    (c) => done(c, withdrawPreviews(store, c.req.valid('param').id, c.var.by)),
  );

  app.get(
    '/:id/revisions',
    describe('Revisions and autosaves of a post', { 200: RevisionList }, [404]),
    rowNumbers('id'),
    async (c) => c.json({ revisions: await listRevisions(store, c.req.valid('param').id) }),
  );

  app.get(
    '/:id/revisions/:revision',
    describe('A post as of a revision, with its current version', { 200: AdminPost }, [404]),
    rowNumbers('id', 'revision'),
    async (c) => {
      const { id, revision } = c.req.valid('param');
      const found = await findRevision(store, id, revision);
      const { source_hash: _, status: _status, ...earlier } = found;
      return c.json({ ...(await findForEditor(store, id, clock())), ...earlier });
    },
  );
  return app;
}
