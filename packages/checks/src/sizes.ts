/** Builds the package and the site and checks their budgets, or updates these with `--write`. */
import { run } from '@brand/tasks/run';

await run('pnpm', ['build']);
await import('./size.ts');
await import('./page-size.ts');
