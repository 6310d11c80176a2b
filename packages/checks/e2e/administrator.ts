import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@brand/tasks/root';
import type { Cookie, Page } from '@playwright/test';
import { dataDirs } from './dataDirs.ts';
import { expect, test } from './test.ts';

const cli = join(root, 'packages/service/src/cli.ts');

/** Password of all test accounts. */
export const password = 'correct horse battery';

interface Account {
  email: string;
  cookies: Cookie[];
}

/** Accounts of this worker by role. */
const accounts = new Map<string, Account>();
let people = 0;

/** Signs in with a shared account. Tests must not change it or sign it out. */
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

/** Creates an account with the link from the command line, and returns its email address. */
export async function signUp(page: Page, role = 'administrator', origin = ''): Promise<string> {
  people += 1;
  const email = `${role}-${test.info().workerIndex}-${people}@example.org`;
  const server = test.info().project.name.startsWith('editor') ? 'editor' : 'visitor';
  const env = { ...process.env, DATA_DIR: dataDirs[server] };
  const { stdout } = await promisify(execFile)(
    'node',
    [cli, 'create-admin', email, '--role', role],
    { env },
  );
  await page.goto(origin + (/\/admin\/welcome\S+/.exec(stdout)?.[0] ?? ''));
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  return email;
}
