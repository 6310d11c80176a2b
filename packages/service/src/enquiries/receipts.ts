import { hash, timingSafeEqual } from 'node:crypto';
import type { SpamReason } from '../comments/spam.ts';
import type { EnquiryReceipt } from '../contract/index.ts';
import { SUPPORT_SEVERITIES } from '../contract/index.ts';
import { missing } from '../errors.ts';
import type { Store } from '../store/store.ts';

/**
 * Token of the page that confirms an enquiry. Its sender tells the reference to others, so a signature keeps them from
 * seeing more of the enquiry, and anybody from making up a confirmation.
 */
export function receiptOf({ networkSalt }: Pick<Store, 'networkSalt'>, reference: string): string {
  return `${reference}.${hash('sha256', `receipt ${reference} ${networkSalt}`, 'base64url')}`;
}

/** What the sender of an enquiry was told; throws a 404 refusal if the token is invalid or the enquiry was deleted. */
export async function findReceipt(store: Store, token: string): Promise<EnquiryReceipt> {
  const [reference = ''] = token.split('.');
  const [given, expected] = [token, receiptOf(store, reference)].map((text) => Buffer.from(text));
  if (
    !given ||
    !expected ||
    given.length !== expected.length ||
    !timingSafeEqual(given, expected)
  ) {
    throw missing();
  }
  const enquiry = await store.db
    .selectFrom('enquiries')
    .where('reference', '=', reference)
    .select(['id', 'reasons', 'fields'])
    .executeTakeFirstOrThrow(missing);
  const files = await store.db
    .selectFrom('files')
    .where('enquiry_id', '=', enquiry.id)
    .where('entry_id', 'is', null)
    .select('name')
    .orderBy('id')
    .execute();
  const { severity } = JSON.parse(enquiry.fields) as Record<string, string>;
  return {
    code: codeOf(JSON.parse(enquiry.reasons)),
    reference,
    files: files.map(({ name }) => name),
    severity: SUPPORT_SEVERITIES.find((each) => each === severity) ?? null,
  };
}

function codeOf(reasons: SpamReason[]): EnquiryReceipt['code'] {
  if (reasons.includes('files-dropped')) return 'held-without-files';
  return reasons.length > 0 ? 'held' : 'accepted';
}
