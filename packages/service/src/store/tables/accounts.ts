import type { AuditEntry, Person, Role } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

/** Accounts of the administration, whatever their role. */
interface AdministratorsTable
  extends Shown<Person, 'id' | 'email' | 'name' | 'role' | 'created_at'> {
  /** Argon2id, with its parameters. */
  password_hash: string;
  /** Key of the one-time codes in base32; null when none are required. */
  totp_secret: string | null;
  /** Time step of the last code that was used; it is not accepted again. */
  totp_step: number | null;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  hash: string;
  administrator_id: number;
  created_at: Time;
  seen_at: Time;
}

/** One-time links that make an account, or give one a new password. */
interface InvitationsTable {
  /** SHA-256 of the token. */
  hash: string;
  /** Null for the first administrator, who chooses it. */
  email: string | null;
  /** Role of a new account; one that exists keeps its own. */
  role: Role;
  expires_at: Time;
}

/** Sign-ins that failed, by the hash of an account, alone and with a network. */
interface LockOutsTable {
  name: string;
  failures: number;
  locked_until: Time;
  forgotten_at: Time;
}

/** Accounts of the administration, and what they did. */
export interface AccountTables {
  administrators: AdministratorsTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  lock_outs: LockOutsTable;
  audit_log: Shown<AuditEntry, keyof AuditEntry>;
}
