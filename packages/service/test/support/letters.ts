import { compose } from '../../src/compose.ts';
import type { ComposedMail } from '../../src/mail/smtp.ts';
import type { Store } from '../../src/store/store.ts';

/** Composes the newest waiting mails, newest first. */
export async function waitingMails(store: Store, count: number): Promise<ComposedMail[]> {
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
  return (await Promise.all(mails)).filter((mail) => mail !== undefined);
}
