import { compose } from '../../src/compose.ts';
import { written } from '../../src/mail/letter.ts';
import { senderOf } from '../../src/mail/worker.ts';
import type { Store } from '../../src/store/store.ts';

/** The newest waiting mails as they will be sent, newest first. */
export async function waitingMails(store: Store, count: number) {
  const rows = await store.db
    .selectFrom('outbox')
    .where('status', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(count)
    .selectAll()
    .execute();
  const worker = {
    store,
    compose,
    send: () => Promise.reject(new Error('Nothing is sent.')),
    settings: {
      from: 'site@example.org',
      enquiriesTo: 'sales@example.org',
      publicUrl: 'https://www.example.org',
    },
    clock: () => new Date(),
  };
  const mails = rows.map((row) => compose(worker, { ...row, lease: row.lease ?? '' }));
  return (await Promise.all(mails))
    .filter((mail) => mail !== undefined)
    .map(({ letter, ...mail }) => ({ ...mail, ...written(letter, senderOf(worker)) }));
}
