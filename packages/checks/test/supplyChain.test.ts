import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  jobs: Record<string, { steps: Step[] }>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const stepsOf = (path: string) =>
  Object.values((parse(read(path)) as Workflow).jobs).flatMap(({ steps }) => steps);

test.each(workflows)('%s uses actions by hash', (path) => {
  for (const { uses } of stepsOf(path))
    if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test.each(workflows)('%s leaves no credentials for the scripts that it runs', (path) => {
  const checkouts = stepsOf(path).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  for (const { with: options } of checkouts)
    expect(options).toMatchObject({ 'persist-credentials': false });
  expect(checkouts.length).toBeGreaterThan(0);
});

test('the package manager has a hash, and an image no settings', () => {
  expect(JSON.parse(read('package.json')).packageManager).toMatch(
    /^pnpm@12[\d.]+\+sha512\.[0-9a-f]{128}$/,
  );
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});

test('a bot updates packages, actions and images', () => {
  const { updates } = parse(read('.github/dependabot.yml'));
  const kinds = updates.map((update: Record<string, string>) => update['package-ecosystem']);
  expect(kinds).toEqual(['npm', 'github-actions', 'docker', 'docker-compose']);
});
