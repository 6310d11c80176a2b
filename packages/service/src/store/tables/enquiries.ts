import type { Generated } from 'kysely';
import type { ENQUIRY_ENTRY_KINDS, ENQUIRY_STATUSES } from '../../contract/admin.ts';
import type { EnquiryKind } from '../../contract/index.ts';
import type { Time } from './time.ts';

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

interface EnquiriesTable {
  id: Generated<number>;
  /** Public reference of the enquiry. */
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  /** The other fields of the form: a JSON object of texts. */
  fields: string;
  /** Reasons why it looks like spam: a JSON array of words. */
  reasons: Generated<string>;
  /** The visitor's selection: an `EnquiryRequest` in JSON. */
  request: string | null;
  created_at: Time;
  idempotency_key: string | null;
  /** The administrator who handles it. */
  assignee_id: number | null;
  /** Grows with every change of its status or assignee and with every reply. */
  version: Generated<number>;
}

/** Notes of administrators about an enquiry, and replies to its sender. */
interface EnquiryEntriesTable {
  id: Generated<number>;
  enquiry_id: number;
  kind: (typeof ENQUIRY_ENTRY_KINDS)[number];
  /** Email address of the administrator. */
  author: string;
  /** Of a reply. */
  subject: string | null;
  text: string;
  created_at: Time;
}

interface FilesTable {
  id: Generated<number>;
  /** Null until the enquiry is stored; rows that stay so are swept away. */
  enquiry_id: number | null;
  name: string;
  type: string;
  size: number;
  created_at: Time;
}

/** Files in pieces, so that no process holds a whole one in memory. */
interface FileChunksTable {
  file_id: number;
  position: number;
  bytes: Uint8Array;
}

/** Enquiries, what was said of them, and their files. */
export interface EnquiryTables {
  enquiries: EnquiriesTable;
  enquiry_entries: EnquiryEntriesTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
}
