import { Secret, TOTP } from 'otpauth';

/** Accepted clock drift of a phone, in steps of 30 seconds. */
const WINDOW = 1;

/** The last used step may be this much later than that of a code; a later one was stored before the clock was set back. */
export const FARTHEST_STEPS = 2 * WINDOW + 2;

/** Generates a secret for one-time codes: 160 bits in base32, as authenticator apps expect. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32;
}

export function isKey(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** Checks a code (RFC 6238). Returns its time step; undefined if it is wrong, or not later than `after`. */
export function stepOfCode(
  key: string,
  code: string,
  now: Date,
  after: number | null = null,
): number | undefined {
  const totp = new TOTP({ secret: key });
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  // The library throws for digits of other scripts.
  const delta = /^\d+$/.test(token) ? totp.validate({ token, timestamp, window: WINDOW }) : null;
  const step = delta === null ? undefined : totp.counter({ timestamp }) + delta;
  if (step === undefined || after === null) return step;
  return step > after || after > step + FARTHEST_STEPS ? step : undefined;
}

/** The `otpauth:` URI that an authenticator app opens or reads from a QR code. */
export function keyAddress(key: string, label: string, issuer: string): string {
  return new TOTP({ secret: key, label, issuer }).toString();
}
