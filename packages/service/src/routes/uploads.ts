import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { PICTURE_WIDTHS } from '../contract/blogs.ts';
import { failure, type ServiceEnv } from '../http.ts';
import { imageType } from '../images.ts';
import { NarrowPictures } from '../pictures.ts';
import { findPicture } from '../store/pictures.ts';
import type { Store } from '../store/store.ts';

/**
 * `/uploads/<name>`: pictures of posts, from the folder or the database, sent so that a browser
 * only ever shows them. `?width=` is one of {@link PICTURE_WIDTHS}; any other is ignored.
 */
export function uploadRoutes(folder: string, store: Store): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const narrowPictures = new NarrowPictures();
  app.get('/:file', async (c) => {
    const name = c.req.param('file');
    // A name with a type is plain: it has no separator, so it cannot leave the folder.
    const type = imageType(name);
    const picture =
      type &&
      ((await readFile(join(folder, name)).catch(() => undefined)) ??
        (await findPicture(store, name)));
    if (!picture) return failure(c, 404, 'This picture does not exist.');
    const width = PICTURE_WIDTHS.find((each) => String(each) === c.req.query('width'));
    const narrow = width && (await narrowPictures.make(Buffer.from(picture), width));
    return c.body(new Uint8Array(narrow ?? picture), 200, {
      'Content-Type': narrow ? 'image/webp' : type,
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
