/** Publishes the packages whose version is new; with `--version`, first sets versions and changelogs from the changesets. */
import { run } from './run.ts';

if (process.argv.includes('--version')) {
  await run('changeset', ['version']);
  await run('pnpm', ['install', '--lockfile-only']);
} else {
  await run('pnpm', ['--filter', '@brand/ui', 'build']);
  await run('changeset', ['publish']);
}
