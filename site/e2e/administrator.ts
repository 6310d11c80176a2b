import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { dataDirs } from './dataDirs.ts';
import { expect, test } from './test.ts';

const cli = join(import.meta.dirname, '../../packages/service/src/cli.ts');

/** The password of everybody who signs up. */
export const password = 'correct horse battery';

let people = 0;

/** Opens an account by the link that the command line prints; resolves to its email address. */
export async function signUp(page: Page, role = 'administrator'): Promise<string> {
  people += 1;
  const email = `editor-${test.info().workerIndex}-${people}@example.org`;
  const env = { ...process.env, DATA_DIR: dataDirs.editor };
  const { stdout } = await promisify(execFile)(
    'node',
    [cli, 'create-admin', email, '--role', role],
    {
      env,
    },
  );
  await page.goto(/\/admin\/welcome\S+/.exec(stdout)?.[0] ?? '');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open your account' }).click();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  return email;
}
