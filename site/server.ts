/** Serves the built site, the administration and the service on one port. */
import { join } from 'node:path';
import { serveApplications } from '@brand/server/serveApplications';
import { permissions } from './permissions.ts';
import { sender } from './sender.ts';

const root = join(import.meta.dirname, '..');
await serveApplications({
  site: join(root, 'site/build'),
  admin: join(root, 'packages/admin/build'),
  ...permissions,
  sender,
});
