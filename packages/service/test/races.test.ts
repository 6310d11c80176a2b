import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import {
  changeRole,
  invitePerson,
  removePerson,
  withdrawInvitation,
} from '../src/accounts/people.ts';
import { acceptInvitation, invite } from '../src/accounts/queries.ts';
import { eraseByEmail } from '../src/archive/erase.ts';
import { deleteComments, moderate } from '../src/comments/queries.ts';
import type { Role } from '../src/contract/admin.ts';
import { addNote, addReply, changeEnquiry, deleteEnquiry } from '../src/enquiries/handling.ts';
import { addEnquiry } from '../src/enquiries/queries.ts';
import { leaseMail } from '../src/mail/outbox.ts';
import { sendAgain } from '../src/mail/queries.ts';
import {
  confirmationToken,
  deleteSubscriber,
  redeemToken,
  subscribe,
  unsubscribe,
  unsubscribeToken,
} from '../src/newsletter/queries.ts';
import { deletePicture } from '../src/pictures/queries.ts';
import { autosavePost, deletePost, restorePost, updatePost } from '../src/posts/editing.ts';
import { orderCategories } from '../src/posts/labels.ts';
import { addPreview, withdrawPreviews } from '../src/posts/previews.ts';
import { renameCategory } from '../src/posts/rename-category.ts';
import type { Store } from '../src/store/store.ts';
import { signIn } from './support/administrator.ts';
import { countReads, interleaved, type Operation, outcomeOf } from './support/interleave.ts';
import { engines, TestService } from './support/service.ts';

/** How often each pair also runs at once, without control over its order. `RACES=200` takes minutes. */
const ROUNDS = { sqlite: Number(process.env.RACES ?? 1), postgres: Number(process.env.RACES ?? 0) };

/** After how many of its reads an operation is interrupted; later ones mostly read what it has written. */
const READS = process.env.RACES ? Number.POSITIVE_INFINITY : 2;

/** Rows that several operations change, and what tells the orders of these apart. */
interface Subject {
  operations: Record<string, Operation>;
  /** The state afterwards, without what differs from run to run. */
  state(store: Store): Promise<unknown>;
}

const now = new Date('2026-11-20T12:00:00.000Z');
const by = { who: 'ada@example.org', now };
const later = { who: 'ben@example.org', now };
let number = 0;
/** An address that no other subject has. */
const newAddress = () => `visitor-${++number}@example.org`;

const done = (operation: Promise<unknown>) => operation.then(() => 'done');

/** Each makes new rows and names what may happen to them. */
const subjects: Record<string, (service: TestService) => Promise<Subject>> = {
  'a pending subscription': (service) => subscription(service, 'pending'),
  'a confirmed subscription': (service) => subscription(service, 'confirmed'),
  async 'an enquiry and an account'({ store }) {
    const [email, sender] = [newAddress(), newAddress()];
    const account = await accountOf(store, email, 'moderator');
    await accountOf(store, newAddress(), 'administrator');
    const enquiry = { kind: 'general', status: 'new', name: 'Jin', email: sender } as const;
    const rest = { fields: {}, reasons: [], files: [] };
    await addEnquiry(store, { ...enquiry, ...rest }, quota(), false, now);
    const ofSender = store.db.selectFrom('enquiries').where('email', '=', sender);
    const { id } = await ofSender.select('id').executeTakeFirstOrThrow();
    const text = 'Text';
    return {
      operations: {
        start: (on) => changeEnquiry(on, id, { version: 1, status: 'in-progress' }, by),
        assign: (on) => changeEnquiry(on, id, { version: 1, assignee_id: account }, later),
        note: (on) => addNote(on, id, { text }, by),
        reply: (on) => addReply(on, id, { version: 1, subject: 'Re', text }, [], later),
        demote: (on) => changeRole(on, account, 'editor', by),
        remove: (on) => removePerson(on, account, later),
        erase: (on) => done(eraseByEmail(on, sender)),
        delete: (on) => deleteEnquiry(on, id, 1, by),
      },
      async state({ db }) {
        const row = await ofSender.select(['status', 'assignee_id', 'version']).executeTakeFirst();
        const entries = db.selectFrom('enquiry_entries').where('enquiry_id', '=', id);
        const known = db.selectFrom('administrators').where('id', '=', account).select('role');
        return {
          row: row && { ...row, assignee_id: row.assignee_id !== null },
          entries: await entries.select('kind').orderBy('kind').execute(),
          account: await known.execute(),
        };
      },
    };
  },
  async 'a draft'(service) {
    const slug = `post-${++number}`;
    const names = [`One ${number}`, `Two ${number}`];
    const id = await service.addPost({ slug, title: 'Draft', status: 'draft', categories: names });
    const { updated_at: version } = await service.store.db
      .selectFrom('posts')
      .select('updated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const fields = {
      ...{ slug, title: 'Changed', excerpt: '', content: '', image: null, image_caption: null },
      ...{ author_name: null, author_bio: null, meta_title: null, meta_description: null },
      ...{ meta_keywords: null, categories: names, tags: [], published_at: null },
    };
    const slugs = names.map((name) => name.toLowerCase().replace(' ', '-'));
    const rename = { slug: slugs[0] ?? '', name: names[1] ?? '', merge: true };
    const input = { ...fields, version };
    return {
      operations: {
        publish: (on) =>
          done(updatePost(on, service.uploadsDir, id, { ...input, status: 'published' }, by)),
        autosave: (on) => done(autosavePost(on, id, { ...input, revision: null }, later)),
        delete: (on) => deletePost(on, id, by),
        restore: (on) => restorePost(on, id, by),
        preview: (on) => done(addPreview(on, id, by)),
        withdraw: (on) => withdrawPreviews(on, id, by),
        merge: (on) => renameCategory(on, rename, by),
        order: (on) => orderCategories(on, slugs.toReversed(), by),
      },
      async state({ db }) {
        const row = db.selectFrom('posts').where('id', '=', id);
        const previews = db.selectFrom('post_previews').where('post_id', '=', id);
        const labels = db.selectFrom('post_categories').where('post_id', '=', id);
        const order = db.selectFrom('categories').where('slug', 'in', slugs);
        const revisions = db.selectFrom('post_revisions').where('post_id', '=', id);
        return [
          await row.select(['title', 'status', 'deleted_at']).execute(),
          (await previews.select('hash').execute()).length,
          (await labels.select('category_id').execute()).length,
          await order.select('place').orderBy('slug').execute(),
          (await revisions.select('id').execute()).length,
        ];
      },
    };
  },
  async 'a picture and a draft'(service) {
    const slug = `shown-${++number}`;
    const name = `picture-${number}.webp`;
    const id = await service.addPost({ slug, title: 'Draft', status: 'draft' });
    const { db } = service.store;
    const picture = { name, bytes: Buffer.from('x'), created_at: now.toISOString() };
    await db.insertInto('pictures').values(picture).execute();
    const post = db.selectFrom('posts').where('id', '=', id);
    const { updated_at: version } = await post.select('updated_at').executeTakeFirstOrThrow();
    const input = {
      ...{ slug, title: 'Shown', excerpt: '', content: `![](/uploads/${name})`, image: null },
      ...{ image_caption: null, author_name: null, author_bio: null, meta_title: null },
      ...{ meta_description: null, meta_keywords: null, categories: [], tags: [] },
      ...{ published_at: null, version, status: 'draft' as const },
    };
    const uploads = service.uploadsDir;
    return {
      operations: {
        show: (on) => done(updatePost(on, uploads, id, input, by)),
        delete: (on) => deletePicture(on, name, by),
      },
      state: async () => [
        await post.select('title').execute(),
        await db.selectFrom('pictures').where('name', '=', name).select('created_at').execute(),
      ],
    };
  },
  async 'an account with a link'({ store }) {
    const [email, inviter] = [newAddress(), newAddress()];
    const account = await accountOf(store, email, 'editor');
    await accountOf(store, inviter, 'administrator');
    const token = await invite(store, email, now, 'editor');
    const acceptance = { token, name: 'Jin', email, passwordHash: 'new' };
    return {
      operations: {
        accept: (on) => done(acceptInvitation(on, acceptance, now)),
        remove: (on) => removePerson(on, account, by),
        promote: (on) => changeRole(on, account, 'administrator', later),
        withdraw: (on) => withdrawInvitation(on, email, by),
        invite: (on) => done(invitePerson(on, { email, role: 'moderator' }, { who: inviter, now })),
      },
      async state({ db }) {
        const accounts = db.selectFrom('administrators').where('email', '=', email);
        const links = db.selectFrom('invitations').where('email', '=', email);
        return [
          await accounts.select(['name', 'role', 'password_hash']).execute(),
          await links.select('role').execute(),
        ];
      },
    };
  },
  async 'a pending comment'(service) {
    const email = newAddress();
    const slug = `commented-${number}`;
    const post_id = await service.addPost({ slug });
    const { db } = service.store;
    const row = { post_id, name: 'Jin', email, message: 'Text', created_at: now.toISOString() };
    const added = db
      .insertInto('comments')
      .values({ ...row, status: 'pending' })
      .returning('id');
    const { id } = await added.executeTakeFirstOrThrow();
    const decided = async (ids: Promise<number[]>) => (await ids).length;
    return {
      operations: {
        approve: (on) => decided(moderate(on, [id], 'approved', by, 'pending')),
        reject: (on) => decided(moderate(on, [id], 'rejected', later, 'pending')),
        delete: (on) => decided(deleteComments(on, [id], by, 'pending')),
        erase: (on) => done(eraseByEmail(on, email)),
      },
      state: () => db.selectFrom('comments').where('email', '=', email).select('status').execute(),
    };
  },
  async 'a waiting mail'({ store }) {
    const { db } = store;
    // Another process may send mails that are due sooner.
    await db.deleteFrom('outbox').execute();
    const email = newAddress();
    const { asked = 0 } = await subscribe(
      store,
      email,
      { perNetwork: quota(), perAddress: [] },
      now,
    );
    const mails = db.selectFrom('outbox').where('subscriber_id', '=', asked);
    return {
      operations: {
        lease: async (on) => (await leaseMail(on, now)) !== undefined,
        again: (on) => sendAgain(on, undefined, by),
        unsubscribe: (on) => unsubscribe(on, asked, by),
      },
      state: () => mails.select(['status', 'attempts']).execute(),
    };
  },
};

async function subscription(
  { store }: TestService,
  status: 'pending' | 'confirmed',
): Promise<Subject> {
  const email = newAddress();
  const ask = (on: Store) => subscribe(on, email, { perNetwork: quota(), perAddress: [] }, now);
  const { asked: id = 0 } = await ask(store);
  const confirm = await confirmationToken(store, id, now);
  const end = await unsubscribeToken(store, id);
  if (status === 'confirmed') await redeemToken(store, confirm, 'confirm', now);
  return {
    operations: {
      subscribe: async (on) => ((await ask(on)).asked === undefined ? 'known' : 'asked'),
      confirm: (on) => redeemToken(on, confirm, 'confirm', now),
      end: (on) => redeemToken(on, end, 'unsubscribe', now),
      'end by an administrator': (on) => unsubscribe(on, id, by),
      delete: (on) => deleteSubscriber(on, id, by),
      erase: (on) => done(eraseByEmail(on, email)),
    },
    async state({ db }) {
      const row = db.selectFrom('subscribers').where('email', '=', email);
      const { id: known = 0, status } =
        (await row.select(['id', 'status']).executeTakeFirst()) ?? {};
      const mails = db.selectFrom('outbox').where('subscriber_id', '=', known);
      return { status, mails: (await mails.select('id').execute()).length };
    },
  };
}

async function accountOf(store: Store, email: string, role: Role): Promise<number> {
  await signIn(store, email, role, now);
  const row = store.db.selectFrom('administrators').where('email', '=', email).select('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

const quota = () => ({ bucket: `${++number}`, max: 10, windowMs: 1000 });

describe.each(engines)('two operations at once on %s', async (engine) => {
  const service = await TestService.start(engine);
  afterAll(() => service.stop());
  const { store } = service;

  it.each(Object.entries(subjects))(
    'have the effect of one after the other on %s',
    { timeout: 600_000 },
    async (_, make) => {
      const names = Object.keys((await make(service)).operations);
      const problems: string[] = [];
      const readsIn = new Map<string, number>();
      for (const name of names) {
        const { operations } = await make(service);
        readsIn.set(name, await countReads(operations[name] as Operation, store));
      }
      for (const [index, one] of names.entries()) {
        for (const other of names.slice(index)) {
          const pair = async (
            run: (operations: readonly [Operation, Operation]) => Promise<unknown[]>,
          ) => {
            const { operations, state } = await make(service);
            const outcomes = await run([operations[one], operations[other]] as [
              Operation,
              Operation,
            ]);
            return [...outcomes, await state(store)];
          };
          const legal = [
            await pair(async ([a, b]) => [await outcomeOf(a, store), await outcomeOf(b, store)]),
            await pair(async ([a, b]) => {
              const second = await outcomeOf(b, store);
              return [await outcomeOf(a, store), second];
            }),
          ];
          const check = (found: unknown[], how: string) => {
            if (!legal.some((each) => isDeepStrictEqual(each, found)))
              problems.push(JSON.stringify({ one, other, how, found, legal }));
          };
          for (let round = 0; round < ROUNDS[engine]; round += 1)
            check(
              await pair(([a, b]) => Promise.all([outcomeOf(a, store), outcomeOf(b, store)])),
              'at once',
            );
          if (engine === 'sqlite') continue;
          for (const order of [0, 1]) {
            const reads = readsIn.get(order ? other : one) ?? 0;
            for (let read = 1; read <= Math.min(reads, READS); read += 1) {
              const found = await pair(async ([a, b]) => {
                const outcomes = await interleaved(store, order ? [b, a] : [a, b], read);
                return order ? outcomes.reverse() : outcomes;
              });
              check(found, `${order ? other : one} interrupted after read ${read}`);
            }
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );
});
