import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../src/store/schema.ts';
import { searchDocument } from '../../src/store/search-text.ts';
import type { Store } from '../../src/store/store.ts';

/** Content of a site after years. The other tables grow in proportion. */
export interface Growth {
  posts: number;
  comments: number;
  enquiries: number;
  /** Words of a post. */
  words: number;
}

/** What the queries of a site have to bear. */
export const YEARS: Growth = { posts: 5000, comments: 100_000, enquiries: 50_000, words: 1200 };

const BATCH = 500;
const FIRST = Date.parse('2016-01-01T00:00:00.000Z');
const CATEGORIES = 12;
const TAGS = 300;
const PICTURE = 60_000;
const ISSUES = 2;
/** Of this many posts, one is a draft, one is deleted. */
const HIDDEN = 50;

/** Fills an empty database, past the limits of the API. The same every time. */
export async function grow(store: Store, size: Growth): Promise<void> {
  const pick = picker();
  await growPosts(store, size, pick);
  await growComments(store, size, pick);
  await growEnquiries(store, size, pick);
  await growSubscribers(store, size.enquiries);
  await growIssues(store, size);
  await growCounters(store, size.enquiries);
  if (store.engine === 'postgres') await sql`analyze`.execute(store.db);
}

async function growPosts(store: Store, { posts, words }: Growth, pick: Pick) {
  const labels = (count: number, word: string) =>
    numbers(count).map((n) => ({ slug: `${word}-${n}`, name: `${word} ${n}` }));
  await insert(store, 'categories', labels(CATEGORIES, 'category'));
  await insert(store, 'tags', labels(TAGS, 'tag'));
  const picture = (n: number) => `picture-${n % Math.ceil(posts / 10)}.webp`;
  const rows = numbers(posts).map((n) => {
    const time = timeOf(n, posts);
    return {
      slug: `post-${n}`,
      title: pick(8),
      excerpt: pick(25),
      content: `![](/uploads/${picture(n)})\n\n${pick(words)}`,
      image: picture(n + 1),
      status: n % HIDDEN === 1 ? ('draft' as const) : ('published' as const),
      published_at: time,
      created_at: time,
      updated_at: time,
      deleted_at: n % HIDDEN === 2 ? time : null,
    };
  });
  await insert(store, 'posts', rows);
  const links = (count: number, each: number) =>
    numbers(posts).flatMap((n) =>
      numbers(each).map((k) => ({ post_id: n, label: ((n * each + k) % count) + 1, position: k })),
    );
  const ofCategory = ({ label, ...link }: LabelLink) => ({ ...link, category_id: label });
  const ofTag = ({ label, ...link }: LabelLink) => ({ ...link, tag_id: label });
  await insert(store, 'post_categories', links(CATEGORIES, 2).map(ofCategory));
  await insert(store, 'post_tags', links(TAGS, 4).map(ofTag));
  for (let start = 0; start < posts; start += BATCH) {
    await store.write(async (trx) => {
      for (const [offset, row] of rows.slice(start, start + BATCH).entries()) {
        const document = searchDocument({ ...row, labels: pick(6) });
        await store.search.put(trx, start + offset + 1, document);
      }
    });
  }
  const revisions = rows.flatMap((row, index) =>
    numbers(2).map((k) => ({
      post_id: index + 1,
      saved_at: row.updated_at,
      saved_by: null,
      post: JSON.stringify(row),
      autosaved: k % 2,
    })),
  );
  await insert(store, 'post_revisions', revisions);
  const bytes = Buffer.alloc(words > 100 ? PICTURE : 1);
  const pictures = numbers(Math.ceil(posts / 10)).map((n) => ({
    ...{ name: picture(n), bytes, created_at: timeOf(n, posts / 10) },
  }));
  await insert(store, 'pictures', pictures, 20);
}

async function growComments(store: Store, { posts, comments }: Growth, pick: Pick) {
  const rows = numbers(comments).map((n) => {
    const message = pick(30);
    const time = timeOf(n, comments);
    return {
      // One post in a hundred has as many as all others together.
      post_id: n % 2 ? (n % posts) + 1 : ((n % Math.ceil(posts / 100)) + 1) * 50,
      name: `Visitor ${n}`,
      email: `visitor-${n % (comments / 2)}@example.org`,
      message,
      status: n % 20 === 0 ? ('spam' as const) : n % 50 === 1 ? 'pending' : 'approved',
      created_at: time,
      fingerprint: createHash('sha256').update(message).digest('base64url'),
    } satisfies Insertable<Database['comments']>;
  });
  await insert(
    store,
    'comments',
    rows.map((row) => ({ ...row, post_id: Math.min(row.post_id, posts) })),
  );
}

async function growEnquiries(store: Store, { enquiries }: Growth, pick: Pick) {
  const created_at = timeOf(0, 1);
  await insert(
    store,
    'administrators',
    numbers(20).map((n) => ({
      ...{ email: `colleague-${n}@example.org`, name: `Colleague ${n}`, password_hash: '' },
      ...{ role: 'moderator' as const, created_at },
    })),
  );
  const rows = numbers(enquiries).map((n) => ({
    reference: `E-${String(n).padStart(8, '0')}`,
    kind: n % 3 ? ('general' as const) : ('support' as const),
    status:
      n % 10 === 0 ? ('spam' as const) : n % 100 === 1 ? ('new' as const) : ('closed' as const),
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.org`,
    fields: JSON.stringify({ company: pick(2), message: pick(100) }),
    created_at: timeOf(n, enquiries),
    assignee_id: n % 4 ? (n % 20) + 1 : null,
  }));
  await insert(store, 'enquiries', rows);
  const texts = rows.map((row, index) => ({
    enquiry_id: index + 1,
    text: [row.reference, row.name, row.email, row.fields].join('\n').toLowerCase(),
  }));
  await insert(store, 'enquiries_search', texts);
  const file = { name: 'file.pdf', type: 'application/pdf', size: 4 };
  const files = numbers(enquiries / 5).map((n) => ({ ...file, enquiry_id: n * 5, created_at }));
  await insert(store, 'files', files);
  const chunk = { position: 0, bytes: Buffer.from('%PDF') };
  await insert(
    store,
    'file_chunks',
    files.map((_, index) => ({ ...chunk, file_id: index + 1 })),
  );
  const entries = numbers(enquiries).map((n) => ({
    ...{ enquiry_id: n, kind: n % 2 ? ('note' as const) : ('reply' as const) },
    ...{ author: 'colleague-1@example.org', text: pick(30), created_at },
  }));
  await insert(store, 'enquiry_entries', entries);
  const sent = { due_at: created_at, created_at, status: 'sent' as const, ended_at: created_at };
  const mails = numbers(enquiries).flatMap((n) => [
    { ...sent, enquiry_id: n },
    ...(n % 2 ? [] : [{ ...sent, reply_id: n }]),
  ]);
  await insert(
    store,
    'outbox',
    mails.map((mail) => ({ enquiry_id: null, reply_id: null, ...mail })),
  );
}

async function growSubscribers(store: Store, count: number) {
  const time = timeOf(0, 1);
  const states = ['confirmed', 'confirmed', 'pending', 'unsubscribed'] as const;
  const rows = numbers(count).map((n) => ({
    email: `visitor-${n}@example.org`,
    status: states[n % states.length] ?? 'pending',
    ...{ created_at: time, changed_at: time },
  }));
  await insert(store, 'subscribers', rows);
  const tokens = rows.flatMap((_, index) =>
    (['confirm', 'unsubscribe'] as const).map((purpose) => ({
      hash: createHash('sha256').update(`${index} ${purpose}`).digest('base64url'),
      subscriber_id: index + 1,
      purpose,
      expires_at: purpose === 'confirm' ? '2999' : null,
    })),
  );
  await insert(store, 'subscriber_tokens', tokens);
  const mails = rows.map((_, index) => ({ subscriber_id: index + 1, due_at: time }));
  const ended = { created_at: time, status: 'sent' as const, ended_at: time };
  await insert(
    store,
    'outbox',
    mails.map((mail) => ({ ...mail, ...ended })),
  );
}

/** Issues that were stopped before they left, to all who have confirmed. One is of the newest article. */
async function growIssues(store: Store, { posts, enquiries }: Growth) {
  const [created_at, recipients] = [timeOf(0, 1), enquiries / 2];
  const issues = numbers(ISSUES).map((n) => ({
    ...{ post_id: Math.ceil((posts * n) / ISSUES), title: `Issue ${n}`, recipients },
    ...{ started_at: created_at, stopped_at: created_at },
  }));
  await insert(store, 'newsletter_issues', issues);
  const mails = numbers(recipients).flatMap((n) =>
    // Two of four subscribers have confirmed.
    numbers(ISSUES).map((issue_id) => ({
      ...{ issue_id, subscriber_id: 2 * n - (n % 2), due_at: created_at, created_at },
    })),
  );
  await insert(store, 'outbox', mails);
}

async function growCounters(store: Store, count: number) {
  const hash = (n: number) => createHash('sha256').update(`${n}`).digest('base64url');
  const soon = '2999-01-01T00:00:00.000Z';
  await insert(
    store,
    'rate_limits',
    numbers(count).map((n) => ({ bucket: hash(n), used: 1, resets_at: soon })),
  );
  await insert(
    store,
    'lock_outs',
    numbers(count).map((n) => ({
      name: hash(n),
      failures: 1,
      locked_until: '',
      forgotten_at: soon,
    })),
  );
  await insert(
    store,
    'audit_log',
    numbers(4 * count).map((n) => ({
      ...{ at: timeOf(n, 4 * count), who: `colleague-${n % 20}@example.org` },
      ...{ action: 'comment approved', subject: `comment ${n}` },
    })),
  );
}

interface LabelLink {
  post_id: number;
  label: number;
  position: number;
}

async function insert<Table extends keyof Database>(
  { db }: Store,
  table: Table,
  rows: Insertable<Database[Table]>[],
  batch = BATCH,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += batch)
      await trx
        .insertInto(table)
        .values(rows.slice(start, start + batch))
        .execute();
  });
}

const numbers = (count: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => index + 1);

/** The time of row `n`: the last one is of November 2026. */
const timeOf = (n: number, count: number) =>
  new Date(
    FIRST + Math.floor((n / count) * 3970) * 24 * 3600_000 + (n % 86_400) * 1000,
  ).toISOString();

type Pick = (count: number) => string;

/** Returns words of the articles, as often as they have them. */
function picker(): Pick {
  const folder = join(import.meta.dirname, '../../content');
  const words = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/[\p{L}\p{N}-]+/gu) ?? []);
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return words[seed % words.length] ?? '';
  };
  return (count) => Array.from({ length: count }, next).join(' ');
}
