import { type Context, Hono } from 'hono';
import {
  ADMIN_LIMITS,
  ADMIN_TEXTS,
  AdminPostQuery,
  PostInput,
  PostUpdate,
} from '../../contract/admin.ts';
import { failure, readQuery } from '../../http.ts';
import { makePicture } from '../../pictures.ts';
import {
  createPost,
  findForEditor,
  listForEditors,
  type Refusal,
  updatePost,
} from '../../store/edit-posts.ts';
import { addPicture } from '../../store/pictures.ts';
import { findRevision, listRevisions } from '../../store/revisions.ts';
import { type AdminDependencies, type AdminEnv, missing, numberIn, readBody } from './guard.ts';

/** `/api/admin/posts`: what editors list, write, schedule and publish. */
export function postRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, AdminPostQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return c.json(await listForEditors(store, query, clock()));
  });

  app.post('/', async (c) => {
    const { input, problem } = await readBody(c, PostInput);
    if (problem) return problem;
    const result = await createPost(store, input, c.get('administrator').email, clock());
    return 'id' in result ? c.json({ id: result.id }, 201) : refused(c, result);
  });

  app.get('/:id', async (c) => {
    const post = await findForEditor(store, numberIn(c, 'id') ?? 0, clock());
    return post ? c.json(post) : missing(c);
  });

  app.put('/:id', async (c) => {
    const { input, problem } = await readBody(c, PostUpdate);
    if (problem) return problem;
    const id = numberIn(c, 'id') ?? 0;
    const result = await updatePost(store, id, input, c.get('administrator').email, clock());
    if (!result) return missing(c);
    return 'id' in result ? c.json({ id }) : refused(c, result);
  });

  app.get('/:id/revisions', async (c) =>
    c.json({ revisions: await listRevisions(store, numberIn(c, 'id') ?? 0) }),
  );

  app.get('/:id/revisions/:revision', async (c) => {
    const id = numberIn(c, 'id') ?? 0;
    const record = await findRevision(store, id, numberIn(c, 'revision') ?? 0);
    const post = record && (await findForEditor(store, id, clock()));
    if (!post) return missing(c);
    const { source_hash: _, status: _status, ...earlier } = record;
    return c.json({ ...post, ...earlier });
  });
  return app;
}

/** `/api/admin/pictures`: the body is the picture itself. */
export function pictureRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.post('/', async (c) => {
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const picture =
      bytes.length <= ADMIN_LIMITS.picture && (await makePicture(bytes, c.req.query('name') ?? ''));
    if (!picture) {
      return failure(c, 422, ADMIN_TEXTS.picture, { picture: ADMIN_TEXTS.picture });
    }
    const { email } = c.get('administrator');
    await addPicture(store, picture.name, picture.bytes, email, clock());
    return c.json({ name: picture.name }, 201);
  });
  return app;
}

function refused(c: Context, { fields, stale }: Refusal): Response {
  return stale
    ? failure(c, 409, ADMIN_TEXTS.stale)
    : failure(c, 422, ADMIN_TEXTS.invalidFields, fields);
}
