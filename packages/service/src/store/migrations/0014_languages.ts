import { rowsOf } from '../../archive/rows.ts';
import { slugify } from '../../contract/words.ts';
import { type EnquiryJson, indexEnquiry, parsed } from '../../enquiries/queries.ts';
import { labelNames } from '../../posts/labels.ts';
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
    for await (const row of rowsOf({ db }, 'enquiries')) {
      await indexEnquiry(db, parsed(row as unknown as EnquiryRow));
    }
  },
};

type EnquiryRow = Record<'reference' | 'name' | 'email', string> & { id: number } & EnquiryJson;

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

async function indexPosts(db: Db, engine: Engine): Promise<void> {
  for await (const row of rowsOf({ db }, 'posts')) {
    const { categories, tags } = await labelNames(db, row.id);
    const { title, excerpt, content } = row as Record<'title' | 'excerpt' | 'content', string> & {
      id: number;
    };
    const labels = [...categories, ...tags].join(' ');
    await searchIndexes[engine].put(
      db,
      row.id,
      searchDocument({ title, excerpt, content, labels }),
    );
  }
}
