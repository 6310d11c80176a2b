import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** Hashes a password with Argon2id, in the PHC string format, which includes the parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', {
    ...COST,
    nonce,
    tagLength: TAG_BYTES,
    message: password.normalize('NFKC'),
  });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password matches a hash. Takes the same time without one, which hides whether an account exists. */
export async function checkPassword(password: string, phc: string | undefined): Promise<boolean> {
  const parts = FORMAT.exec(phc ?? '');
  if (!parts) return hashPassword(password).then(() => false);
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    message: password.normalize('NFKC'),
  });
  return timingSafeEqual(actual, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
