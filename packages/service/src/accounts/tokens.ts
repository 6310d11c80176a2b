import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digest of a token, which is all that the database stores. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
