/** Serves the built site, the administration and the service on one port. */
import { join } from 'node:path';
import { serveApplications } from './serveApplications.ts';

const root = join(import.meta.dirname, '..');
await serveApplications(join(root, 'site/build'), join(root, 'packages/admin/build'));
