import { isUtf8 } from 'node:buffer';
import { hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  type FileHandle,
  lstat,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_LIMITS } from '../contract/admin.ts';
import { imageType, picturesIn } from '../contract/picture-names.ts';
import { ExplainedError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { excessIn } from '../markup/excess.ts';
import { signatureOf } from '../pictures/encode.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type FrontMatter, parseArticle } from './front-matter.ts';
import { labelProblem } from './labels.ts';
import { signsLeftIn } from './leftSigns.ts';
import { foreignPictureIn } from './placeholders.ts';
import type { PostRecord } from './record.ts';
import { type SaveOutcome, savePost } from './save.ts';

export interface ImportProgress {
  done: number;
  total: number;
  slug: string;
  outcome: SaveOutcome;
}

interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Number of new or changed pictures. */
  images: number;
  /** Pictures that articles use but that do not exist, as `file: picture`. */
  missingImages: string[];
}

interface Article {
  file: string;
  head: FrontMatter;
  body: string;
  sourceHash: string;
}

/**
 * Imports the articles (`*.md`) of a folder and the pictures in its `images` folder. The slug identifies a post. A
 * changed file updates its post; an unchanged file does not, so edits made in the admin area stay. Comments stay too.
 *
 * @param who author of the changes in the audit log; without it, they are not logged
 * @throws ExplainedError that lists every problem with its file and field; then nothing is written
 */
export async function importPosts(
  store: Store,
  folder: string,
  uploadsDir: string,
  onProgress: (progress: ImportProgress) => void = () => {},
  clock: () => Date = () => new Date(),
  who?: string,
): Promise<ImportReport> {
  const articles = await readArticles(folder);
  await checkLabels(store, articles);
  const images = await copyImages(folder, uploadsDir);
  const missingImages = await findMissingImages(articles, uploadsDir);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const [index, article] of articles.entries()) {
    const outcome = await savePost(store, toPost(article), clock(), who);
    counts[outcome] += 1;
    const done = index + 1;
    onProgress({ done, total: articles.length, slug: article.head.slug, outcome });
  }
  return { ...counts, images, missingImages };
}

/**
 * Imports the repository's new and changed articles into the configured database.
 *
 * @param bundled folder of articles that are imported instead, unless there are posts: deleted articles do not come back
 */
export async function seed(settings: Settings, bundled?: string): Promise<void> {
  const folder = bundled ?? join(import.meta.dirname, '../../content');
  const store = await openStore(settings);
  try {
    const posts = store.db.selectFrom('posts').select('id').limit(1);
    // Pictures are files, so another machine with the same database may lack them.
    if (bundled && (await posts.executeTakeFirst()))
      return void (await copyImages(folder, settings.uploadsDir));
    const { added, changed, unchanged } = await importPosts(store, folder, settings.uploadsDir);
    console.log(`Articles: ${added} added, ${changed} changed, ${unchanged} unchanged`);
  } finally {
    await store.close();
  }
}

async function readArticles(folder: string): Promise<Article[]> {
  const files = (await listFolder(folder)).filter((name) => name.endsWith('.md')).sort();
  if (files.length === 0) throw new ExplainedError([`${folder} has no .md files to import.`]);
  const articles: Article[] = [];
  const problems: string[] = [];
  const fileOfSlug = new Map<string, string>();
  for (const file of files) {
    const bytes = await readWithin(join(folder, file), ARTICLE_BYTES);
    if (typeof bytes === 'string') {
      problems.push(`${file}: ${bytes}`);
      continue;
    }
    if (!isUtf8(bytes)) {
      problems.push(`${file}: is not UTF-8; save it in this encoding`);
      continue;
    }
    const text = bytes.toString('utf8');
    const article = parseArticle(text);
    if (article.problems) {
      problems.push(...article.problems.map((problem) => `${file}: ${problem}`));
      continue;
    }
    const problem =
      excessIn(article.body) ?? foreignPictureIn(article.body) ?? signsLeftIn(article.body);
    if (problem) problems.push(`${file}: ${problem}`);
    const { slug } = article.head;
    const other = fileOfSlug.get(slug);
    if (other) problems.push(`${file}: slug: "${slug}" is already the slug of ${other}`);
    fileOfSlug.set(slug, file);
    articles.push({ ...article, file, sourceHash: hash('sha256', text, 'base64url') });
  }
  if (problems.length > 0) throw new ExplainedError(problems);
  return articles;
}

async function checkLabels({ db }: Store, articles: Article[]): Promise<void> {
  const problems: string[] = [];
  for (const kind of ['categories', 'tags'] as const) {
    const problem = await labelProblem(
      db,
      kind,
      articles.flatMap(({ head }) => head[kind]),
    );
    if (problem) problems.push(`${kind}: ${problem}`);
  }
  if (problems.length > 0) throw new ExplainedError(problems);
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new ExplainedError([
      `Cannot read the folder ${folder}: ${(error as Error).message}. Choose a folder of articles.`,
    ]);
  }
}

/** Values of omitted fields. */
const ABSENT = {
  image: null,
  image_caption: null,
  author_bio: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
};

function toPost({ head, body, sourceHash }: Article): PostRecord {
  const { author: author_name = null, published: published_at, ...fields } = head;
  return {
    ...ABSENT,
    ...fields,
    author_name,
    published_at,
    content: body,
    source_hash: sourceHash,
  };
}

/**
 * Copies new and changed pictures of a folder of articles; resolves to their number.
 *
 * @throws ExplainedError that lists every file that is not the picture that its name says; then nothing is copied
 */
async function copyImages(folder: string, to: string): Promise<number> {
  const from = join(folder, 'images');
  const found = await lstat(from).catch(() => undefined);
  if (found && !found.isDirectory()) throw new ExplainedError(['images: is not a folder']);
  const names = found ? (await listFolder(from)).filter(imageType) : [];
  const problems: string[] = [];
  const changed: string[] = [];
  // Some file systems decompose letters.
  const place = (file: string) => join(to, file.normalize('NFC'));
  for (const file of names) {
    const picture = await readImage(from, file);
    if (typeof picture === 'string') problems.push(`images/${file}: ${picture}`);
    else if (!(await readFile(place(file)).catch(() => undefined))?.equals(picture))
      changed.push(file);
  }
  if (problems.length > 0) throw new ExplainedError(problems);
  await makeFolder(to);
  for (const file of changed) {
    // Read again: all of them at once may be more than the memory.
    const picture = await readImage(from, file);
    if (typeof picture === 'string') throw new ExplainedError([`images/${file}: ${picture}`]);
    // Renamed into place, so that a partial picture is never served.
    const partial = `${place(file)}.${randomUUID()}.partial`;
    try {
      await writeFile(partial, picture);
      await rename(partial, place(file));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }
  return changed.length;
}

async function readImage(folder: string, name: string): Promise<Buffer | string> {
  const bytes = await readWithin(join(folder, name), ADMIN_LIMITS.picture);
  if (typeof bytes === 'string' || signatureOf(bytes) === imageType(name)) return bytes;
  return `is not ${imageType(name)}`;
}

/** Room for the longest text in UTF-8, and for front matter. */
const ARTICLE_BYTES = 4 * ADMIN_LIMITS.content;

/** Reads a file, or says why not. Imports publish what they read, so they follow no links to other files. */
async function readWithin(path: string, most: number): Promise<Buffer | string> {
  let file: FileHandle | undefined;
  try {
    // Without waiting for the other end of a pipe.
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = await file.stat();
    if (!found.isFile()) return 'is not a regular file';
    return found.size > most ? `is larger than ${most} bytes` : await file.readFile();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ELOOP' ? 'is a symbolic link' : message;
  } finally {
    await file?.close();
  }
}

async function findMissingImages(articles: Article[], uploadsDir: string): Promise<string[]> {
  const present = new Set(await readdir(uploadsDir));
  return articles.flatMap(({ file, head, body }) => {
    const inText = picturesIn(body);
    const named = new Set(head.image ? [head.image, ...inText] : inText);
    return [...named].filter((name) => !present.has(name)).map((name) => `${file}: ${name}`);
  });
}
