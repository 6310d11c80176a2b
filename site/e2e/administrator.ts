import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cookie, Page } from '@playwright/test';
import { dataDirs } from './dataDirs.ts';
import { expect, test } from './test.ts';

const cli = join(import.meta.dirname, '../../packages/service/src/cli.ts');

/** The password of everybody who signs up. */
export const password = 'correct horse battery';

interface Account {
  email: string;
  cookies: Cookie[];
}

/** This worker's account of each role. */
const accounts = new Map<string, Account>();
let people = 0;

/** Signs in with an account that tests share: it stays as it is, and its session is not ended. */
export async function signIn(page: Page, role = 'administrator'): Promise<string> {
  const known = accounts.get(role);
  if (known) {
    await page.context().addCookies(known.cookies);
    return known.email;
  }
  const email = await signUp(page, role);
  accounts.set(role, { email, cookies: await page.context().cookies() });
  return email;
}

/** Opens an account by the link that the command line prints; resolves to its email address. */
export async function signUp(page: Page, role = 'administrator', origin = ''): Promise<string> {
  people += 1;
  const email = `${role}-${test.info().workerIndex}-${people}@example.org`;
  const env = { ...process.env, DATA_DIR: dataDirs.editor };
  const { stdout } = await promisify(execFile)(
    'node',
    [cli, 'create-admin', email, '--role', role],
    { env },
  );
  await page.goto(origin + (/\/admin\/welcome\S+/.exec(stdout)?.[0] ?? ''));
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open your account' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  return email;
}
