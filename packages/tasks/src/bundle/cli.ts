/** The bundle's `cli.js`: the command line of the service. */
import { onSupportedNode } from './onSupportedNode.ts';

await onSupportedNode(async () => {
  const { runInTerminal } = await import('@brand/service/cli');
  return runInTerminal();
});
