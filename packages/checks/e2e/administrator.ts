import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@brand/service';
import type { Role } from '@brand/service/contract/admin';
import { invite } from '@brand/service/testing';
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
export async function signIn(page: Page, role: Role = 'administrator'): Promise<string> {
  const known = accounts.get(role);
  if (known) {
    await page.context().addCookies(known.cookies);
    return known.email;
  }
  const email = await signUp(page, role);
  accounts.set(role, { email, cookies: await page.context().cookies() });
  return email;
}

/** Creates an account and signs in with it, without visiting a page. Resolves to its email address. */
export async function signUp(page: Page, role: Role = 'administrator'): Promise<string> {
  const email = newAddress(role);
  const store = await openStore({ dataDir: dataDir() });
  const token = await invite(store, email, new Date(), role);
  await store.close();
  const answer = await page.request.post('/api/admin/welcome', {
    data: { token, name: 'Ada', password },
    headers: { Origin: test.info().project.use.baseURL ?? '' },
  });
  expect(answer.ok()).toBe(true);
  return email;
}

/** Creates an administrator with the link from the command line, and returns the email address. */
export async function followLink(page: Page, origin: string): Promise<string> {
  const email = newAddress('administrator');
  const env = { ...process.env, DATA_DIR: dataDir() };
  const { stdout } = await promisify(execFile)('node', [cli, 'create-admin', email], { env });
  await page.goto(origin + (/\/admin\/welcome\S+/.exec(stdout)?.[0] ?? ''));
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create your account' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  return email;
}

function newAddress(role: Role): string {
  people += 1;
  return `${role}-${test.info().workerIndex}-${people}@example.org`;
}

const dataDir = () =>
  dataDirs[test.info().project.name.startsWith('editor') ? 'editor' : 'visitor'];
