/** Serves the built site, the administration and the service on one port. */
import { join } from 'node:path';
import { serveSite } from './serve.ts';

const root = join(import.meta.dirname, '..');
await serveSite({ site: join(root, 'site/build'), admin: join(root, 'packages/admin/build') });
