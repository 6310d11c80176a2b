/** The bundle's `server.js`: serves the site and restarts it if it exits unexpectedly. */
import { join } from 'node:path';
import { onSupportedNode } from './onSupportedNode.ts';

await onSupportedNode(async () => {
  const { supervise } = await import('@brand/service/supervise');
  return supervise(join(import.meta.dirname, 'site.js'));
});
