import { type RawBuilder, sql } from 'kysely';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { slugify } from '../contract/words.ts';
import { wrongFields } from '../errors.ts';
import { type Db, type Store, writeAlone } from '../store/store.ts';

/** The two tables of labels, each with the table that links it to posts and its column there. */
const KINDS = {
  categories: { links: 'post_categories', column: 'category_id' },
  tags: { links: 'post_tags', column: 'tag_id' },
} as const;
type Kind = keyof typeof KINDS;

interface Label {
  post_id: number;
  name: string;
  slug: string;
}

/** Sets the order of categories; those not listed have none. */
export async function orderCategories(store: Store, slugs: string[], by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    await trx.updateTable('categories').set({ place: null }).execute();
    for (const [place, slug] of slugs.entries()) {
      await trx
        .updateTable('categories')
        .set({ place })
        .where('slug', '=', slug)
        .returning('id')
        .executeTakeFirstOrThrow(() => wrongFields({ slugs: 'invalid' }));
    }
    await addToAuditLog(trx, by, 'order changed', ['categories']);
  });
  store.published();
}

/** Names of a post's labels, in display order. */
export interface LabelNames {
  categories: string[];
  tags: string[];
}

/** Labels of one kind for several posts, in display order. */
export async function labelsOf(db: Db, kind: Kind, postIds: number[]): Promise<Label[]> {
  if (postIds.length === 0) return [];
  const { links, column } = KINDS[kind];
  const { rows } = await sql<Label>`
    select post_id, name, slug from ${sql.table(links)}
    join ${sql.table(kind)} on id = ${sql.ref(column)}
    where post_id in (${sql.join(postIds)}) order by position`.execute(db);
  return rows;
}

/** Subquery of the posts that have the category with a slug, or with a former one. */
export function postsInCategory(slug: string): RawBuilder<number> {
  return sql`(select post_id from post_categories where category_id = (
    select coalesce(merged_into, id) from categories where slug = ${slug}))`;
}

/** Subquery of the posts that have a tag, which links name in any spelling of the same address. */
export function postsTagged(name: string): RawBuilder<number> {
  return sql`(select post_id from post_tags where tag_id = (
    select id from tags where name = ${name} or slug = ${slugify(name)}
    order by case when name = ${name} then 0 else 1 end limit 1))`;
}

export async function labelNames(db: Db, postId: number): Promise<LabelNames> {
  const names = async (kind: Kind) => (await labelsOf(db, kind, [postId])).map(({ name }) => name);
  return { categories: await names('categories'), tags: await names('tags') };
}

/** Replaces the labels of a post, and creates new labels. Refuses two with the same address. */
export async function linkLabels(
  db: Db,
  kind: Kind,
  postId: number,
  names: string[],
): Promise<void> {
  const { links, column } = KINDS[kind];
  await sql`delete from ${sql.table(links)} where post_id = ${postId}`.execute(db);
  const known = await labelsLike(db, kind, names);
  const linked = new Set<number>();
  // Of different spellings of a name, the last counts.
  for (const name of new Map(names.map((each) => [plain(each), each])).values()) {
    const { id } = find(known, name) ?? (await addLabel(db, kind, name));
    if (linked.has(id)) continue;
    await sql`insert into ${sql.table(links)} (post_id, ${sql.ref(column)}, position)
      values (${postId}, ${id}, ${linked.size})`.execute(db);
    linked.add(id);
  }
}

type Named = Pick<Label, 'name' | 'slug'> & { id: number };

async function addLabel(db: Db, kind: Kind, name: string): Promise<Named> {
  if (name.includes(',')) throw wrongFields({ [kind]: commaIn(name) });
  const slug = slugify(name);
  // The no-op update makes the statement return a row with this slug.
  const label = await db
    .insertInto(kind)
    .values({ slug, name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
  const problem = collision(label, name);
  if (problem) throw wrongFields({ [kind]: problem });
  return label;
}

/** Stored labels with one of these names or their addresses. The id of a former category is that of its successor. */
async function labelsLike(db: Db, kind: Kind, names: string[]): Promise<Named[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom(kind)
    .select(['slug', 'name'])
    .select(sql<number>`${kind === 'tags' ? sql`id` : sql`coalesce(merged_into, id)`}`.as('id'))
    .where((label) =>
      label.or([label('name', 'in', names), label('slug', 'in', names.map(slugify))]),
    )
    .execute();
}

/** A label keeps its name, which other posts show, if a post spells it differently. */
function find<Known extends Pick<Label, 'name'>>(labels: Known[], name: string): Known | undefined {
  return (
    labels.find((label) => label.name === name) ?? labels.find((label) => isSame(label.name, name))
  );
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** Why a label cannot have a name, if it is not its own in another spelling. */
export function collision(label: Pick<Label, 'name'>, name: string): string | undefined {
  if (isSame(label.name, name)) return undefined;
  return `“${name}” would have the same address as “${label.name}”. Please use that name, or a more different one.`;
}

/** Why no new label may have this name: forms separate names by commas. */
export const commaIn = (name: string) =>
  `“${name}” contains a comma, which separates names. Please choose a name without one.`;

/** The first problem with names of labels that are about to be linked, to posts in this order. */
export async function labelProblem(
  db: Db,
  kind: Kind,
  names: string[],
): Promise<string | undefined> {
  const labels: Pick<Label, 'name' | 'slug'>[] = await labelsLike(db, kind, names);
  for (const name of names) {
    if (find(labels, name)) continue;
    if (name.includes(',')) return commaIn(name);
    const slug = slugify(name);
    const taken = labels.find((label) => label.slug === slug);
    if (taken) return collision(taken, name);
    labels.push({ name, slug });
  }
  return undefined;
}
