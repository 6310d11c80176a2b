/** Builds the package and the site and holds both to their budgets, or sets these anew with `--write`. */
import { run } from './run.ts';

await run('pnpm', ['build']);
await import('./size.ts');
await import('./page-size.ts');
