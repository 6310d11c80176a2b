import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { COMMAND_LINE } from '../../src/accounts/audit.ts';
import { type AppOptions, createApp } from '../../src/app.ts';
import type { LogEntry } from '../../src/http/errors.ts';
import type { PostRecord } from '../../src/posts/record.ts';
import { savePost } from '../../src/posts/save.ts';
import { openStore } from '../../src/store/open.ts';
import { SQLITE_FILE } from '../../src/store/sqlite.ts';
import type { Engine, Store } from '../../src/store/store.ts';
import { documented } from './documented.ts';
import { borrow, giveBack, type Loan, lend } from './loans.ts';
import { createDatabase } from './postgres-server.ts';

export const engines: Engine[] = ['sqlite', 'postgres'];

/** A new empty folder, removed after the run. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(inject('temporaryFolder'), 'folder-'));
}

/** A new empty database of an engine, as settings for `openStore`. */
export async function newDatabase(engine: Engine) {
  const dataDir = await newFolder();
  if (engine === 'sqlite') return { dataDir };
  return { dataDir, databaseUrl: await createDatabase(inject('postgresUrl')) };
}

/** The service on its own database, with a clock and an address that tests set. */
export class TestService {
  now = new Date('2026-11-20T12:00:00.000Z');
  address = '203.0.113.7';
  readonly log: LogEntry[] = [];
  readonly app;
  readonly uploadsDir;

  readonly store: Store;
  readonly database: { dataDir: string; databaseUrl?: string };
  #loan: Loan | undefined;
  #isStopped = false;

  private constructor(
    store: Store,
    database: { dataDir: string; databaseUrl?: string },
    options: Partial<AppOptions>,
    loan?: Loan,
  ) {
    this.store = store;
    this.database = database;
    this.#loan = loan;
    this.uploadsDir = join(database.dataDir, 'uploads');
    this.app = this.createApp(store, options);
  }

  static async start(
    engine: Engine,
    options: Partial<AppOptions> = {},
    databaseUrl?: string,
  ): Promise<TestService> {
    const dataDir = await newFolder();
    if (engine === 'postgres' && !databaseUrl) {
      const loan = (await borrow()) ?? (await lend());
      const database = { dataDir, databaseUrl: loan.databaseUrl };
      return new TestService({ ...loan.store }, database, options, loan);
    }
    if (!databaseUrl) await copyFile(inject('templates').sqlite, join(dataDir, SQLITE_FILE));
    const database = { dataDir, ...(databaseUrl && { databaseUrl }) };
    return new TestService(await openStore(database), database, options);
  }

  /** Another application on the same database, as in a second process. */
  createApp(store: Store, options: Partial<AppOptions> = {}) {
    const app = createApp({
      store,
      uploadsDir: this.uploadsDir,
      clock: () => this.now,
      clientAddress: () => this.address,
      log: (entry) => this.log.push(entry),
      ...options,
    });
    app.fetch = documented(app.fetch);
    return app;
  }

  /** What parts of the application need. */
  get dependencies() {
    return { store: this.store, clock: () => this.now, clientAddress: () => this.address };
  }

  /** Closes the store, or leaves it to one other test. */
  async stop(): Promise<void> {
    if (!this.#loan) await this.store.close();
    else if (!this.#isStopped) giveBack(this.#loan);
    this.#isStopped = true;
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.app.request(path, { headers });
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests check what really arrived
  async json(path: string): Promise<any> {
    return (await this.get(path)).json();
  }

  async post(body: unknown, headers: Record<string, string> = {}, app = this.app) {
    return app.request('/api/comments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Author and time of changes that tests make without a request. */
  get by() {
    return { who: COMMAND_LINE, now: this.now };
  }

  /** Saves a published post; resolves to its number. */
  async addPost(post: Partial<PostRecord> & { slug: string }): Promise<number> {
    await savePost(this.store, { ...blankPost, title: post.slug, ...post }, this.now);
    const row = this.store.db.selectFrom('posts').select('id').where('slug', '=', post.slug);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  comments() {
    return this.store.db.selectFrom('comments').selectAll().orderBy('id').execute();
  }
}

const blankPost = {
  excerpt: '',
  content: '',
  image: null,
  image_caption: null,
  author_name: null,
  author_bio: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  status: 'published',
  published_at: '2026-01-01T00:00:00.000Z',
  source_hash: null,
  categories: [],
  tags: [],
} satisfies Partial<PostRecord>;
