import type { AuditEntry, Person, Role } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

/** Accounts of the admin area, of every role. */
interface AdministratorsTable
  extends Shown<Person, 'id' | 'email' | 'name' | 'role' | 'created_at'> {
  /** Argon2id in the PHC string format. */
  password_hash: string;
  /** Secret of the one-time codes in base32; null if none are required. */
  totp_secret: string | null;
  /** Time step of the last used code; only later ones are accepted. */
  totp_step: number | null;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  hash: string;
  administrator_id: number;
  created_at: Time;
  seen_at: Time;
}

/** One-time links that create or reset an account. */
interface InvitationsTable {
  /** SHA-256 of the token. */
  hash: string;
  /** Null for the first administrator, who enters it. */
  email: string | null;
  /** Role of a new account; an existing account keeps its role. */
  role: Role;
  expires_at: Time;
}

/** Failed password checks, by a hash of the account and by a hash of account and network. */
interface LockOutsTable {
  name: string;
  failures: number;
  locked_until: Time;
  forgotten_at: Time;
}

/** Accounts, sessions, invitations, locks and the audit log. */
export interface AccountTables {
  administrators: AdministratorsTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  lock_outs: LockOutsTable;
  audit_log: Shown<AuditEntry, keyof AuditEntry>;
}
