import { hash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { validator } from 'hono-openapi';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import {
  ADMIN_LIMITS,
  AddedPicture,
  AdminPictureList,
  Done,
  PageQuery,
  PicturePath,
  PictureQuery,
} from '../contract/admin.ts';
import { PICTURE_WIDTHS } from '../contract/blogs.ts';
import { imageType } from '../contract/picture-names.ts';
import { done } from '../http/answers.ts';
import { failure } from '../http/errors.ts';
import { isFresh } from '../http/is-fresh.ts';
import { describe, INPUT } from '../http/openapi.ts';
import { limitBody, query } from '../http/validate.ts';
import type { Store } from '../store/store.ts';
import { makePicture, narrowPicture } from './encode.ts';
import {
  addPicture,
  deletePicture,
  findPicture,
  listPictures,
  type StoredPicture,
} from './queries.ts';
import { shareCard } from './share-card.ts';

/**
 * `/uploads/<name>`: pictures of posts, never active content. `?width=` is one of {@link PICTURE_WIDTHS}; `?card=1` is a
 * JPEG for social networks.
 */
export function uploadRoutes(folder: string, store: Store): Hono {
  const app = new Hono();
  app.get('/:file', async (c) => {
    const name = c.req.param('file').normalize('NFC');
    // A name with a media type has no path separator, so it cannot leave the folder.
    const type = imageType(name);
    const picture =
      type && ((await readPicture(join(folder, name))) ?? (await findPicture(store, name)));
    if (!picture) return failure(c, 404, 'not-found');
    const { bytes, modified, isFixed } = picture;
    const width = PICTURE_WIDTHS.find((each) => String(each) === c.req.query('width'));
    const isCard = c.req.query('card') === '1';
    const headers = new Headers({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: `"${hash('sha256', bytes, 'base64url').slice(0, 27)}-${isCard ? 'card' : (width ?? 'full')}"`,
      'Last-Modified': modified.toUTCString(),
    });
    if (isFresh(c, headers)) return c.body(null, 304, Object.fromEntries(headers));
    const card = isCard && (await shareCard(bytes));
    const narrow = !isCard && width && (await narrowPicture(bytes, width));
    headers.set('Content-Type', card ? 'image/jpeg' : narrow ? 'image/webp' : type);
    return c.body(new Uint8Array(card || narrow || bytes), 200, Object.fromEntries(headers));
  });
  return app;
}

/** A picture of an imported article. Another one with the same name can replace it. */
async function readPicture(path: string): Promise<StoredPicture | undefined> {
  const file = await open(path).catch(() => undefined);
  try {
    if (!file) return undefined;
    const { mtime: modified } = await file.stat();
    return { bytes: await file.readFile(), modified, isFixed: false };
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
}

/** `/api/admin/pictures`: the picture library. An upload is the raw file, not a form. */
export function pictureRoutes({ store }: AdminDependencies, folder: string): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.get(
    '/',
    describe('Pictures with the posts that show them', { 200: AdminPictureList }, [400]),
    query(PageQuery),
    async (c) => {
      const files = (await readdir(folder).catch(() => [])).filter(imageType);
      return c.json(await listPictures(store, files, c.req.valid('query').page));
    },
  );

  app.delete(
    '/:name',
    describe(
      'Deletes a picture; 409 if a post or one of its revisions shows it',
      { 200: Done },
      [404, 409],
    ),
    validator('param', PicturePath, undefined, INPUT),
    (c) => done(c, deletePicture(store, c.req.valid('param').name, c.var.by)),
  );

  app.post(
    '/',
    describe(
      'Stores a picture, cropped to 1200 by 675 pixels or in its own shape; the body is the file',
      { 201: AddedPicture },
      [400, 413, 422],
      { requestBody: { required: true, content: { 'image/*': {} } } },
    ),
    limitBody(ADMIN_LIMITS.picture, 'picture-too-large'),
    query(PictureQuery),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const { name, shape } = c.req.valid('query');
      const picture = await makePicture(bytes, name, shape);
      if (!picture) {
        const problem = bytes.length === 0 ? 'picture-empty' : 'picture-unreadable';
        return failure(c, 422, problem, { picture: problem });
      }
      await addPicture(store, picture.name, picture.bytes, c.var.by);
      return c.json({ name: picture.name, enlarged: picture.enlarged }, 201);
    },
  );
  return app;
}
