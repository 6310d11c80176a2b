import { sql } from 'kysely';
import { requestLines } from '../../contract/index.ts';
import { fold, slugify } from '../../contract/words.ts';
import { rowsOf } from '../rows.ts';
import { searchIndexes } from '../search-index.ts';
import { searchDocument } from '../search-text.ts';
import type { Db, Engine } from '../store.ts';
import type { Step } from './step.ts';

const POSTS = {
  sqlite: `drop table posts_search;
    create virtual table posts_search using fts5(title, excerpt, labels, content,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'")`,
  postgres: 'delete from posts_search',
};

/** Search and addresses in every script: rebuilds the index of posts, adds one of enquiries. */
export const languages: Step = {
  statements: ({ engine }) => `
    ${POSTS[engine]};
    create table enquiries_search (
      enquiry_id bigint primary key references enquiries (id) on delete cascade,
      text text not null
    )`,
  async rows(db, engine) {
    await renewAddresses(db);
    await indexPosts(db, engine);
    await indexEnquiries(db);
  },
};

/** Tags are addressed by name. The slugs of categories are in links, so only their form changes. */
async function renewAddresses(db: Db): Promise<void> {
  for (const kind of ['categories', 'tags'] as const) {
    const labels = await db.selectFrom(kind).select(['id', 'slug', 'name']).orderBy('id').execute();
    const taken = new Set(labels.map((label) => label.slug));
    for (const { id, slug: before, name } of labels) {
      const slug = kind === 'tags' ? slugify(name) : before.normalize('NFC');
      if (taken.has(slug)) continue;
      taken.add(slug);
      await db.updateTable(kind).set({ slug }).where('id', '=', id).execute();
    }
  }
}

/** Adds all posts to an empty search index. */
export async function indexPosts(db: Db, engine: Engine): Promise<void> {
  for await (const { id, title, excerpt, content } of rowsOf(db, 'posts')) {
    const { rows } = await sql<{ name: string }>`
      select name from categories join post_categories on id = category_id where post_id = ${id}
      union all select name from tags join post_tags on id = tag_id where post_id = ${id}`.execute(
      db,
    );
    const labels = rows.map(({ name }) => name).join(' ');
    const document = { title: `${title}`, excerpt: `${excerpt}`, content: `${content}`, labels };
    await searchIndexes[engine].put(db, id, searchDocument(document));
  }
}

async function indexEnquiries(db: Db): Promise<void> {
  for await (const { id, reference, name, email, fields, request } of rowsOf(db, 'enquiries')) {
    const typed = Object.values(JSON.parse(String(fields)));
    const selection = request ? requestLines(JSON.parse(String(request))) : [];
    const text = fold([reference, name, email, ...typed, ...selection].join('\n'));
    await db.insertInto('enquiries_search').values({ enquiry_id: id, text }).execute();
  }
}
