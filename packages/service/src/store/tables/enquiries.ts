import type { Generated } from 'kysely';
import type { AdminEnquiry, EnquiryEntry } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

type ShownEnquiry = Shown<
  AdminEnquiry,
  'id' | 'reference' | 'kind' | 'status' | 'name' | 'email' | 'created_at' | 'assignee_id'
>;

interface EnquiriesTable extends ShownEnquiry {
  /** The other fields of the form: a JSON object of strings. */
  fields: string;
  /** Reasons why it looks like spam: a JSON array of strings. */
  reasons: Generated<string>;
  /** The visitor's selection: an `EnquiryRequest` as JSON. */
  request: string | null;
  idempotency_key: string | null;
  /** Incremented by every change of status or assignee and by every reply. */
  version: Generated<number>;
}

/** What an enquiry can be found by, folded. */
interface EnquiriesSearchTable {
  enquiry_id: number;
  text: string;
}

/** Notes of administrators about an enquiry, and replies to its sender. */
interface EnquiryEntriesTable extends Shown<EnquiryEntry, Exclude<keyof EnquiryEntry, 'mail'>> {
  enquiry_id: number;
}

type StoredFile = AdminEnquiry['files'][number];

interface FilesTable extends Shown<StoredFile, keyof StoredFile> {
  /** Null until the enquiry is stored; orphaned rows are deleted. */
  enquiry_id: number | null;
  created_at: Time;
}

/** Chunks of files, so that a file is never in memory as a whole. */
interface FileChunksTable {
  file_id: number;
  position: number;
  bytes: Uint8Array;
}

/** Enquiries with notes, replies and files. */
export interface EnquiryTables {
  enquiries: EnquiriesTable;
  enquiries_search: EnquiriesSearchTable;
  enquiry_entries: EnquiryEntriesTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
}
