/** Runs the service standalone until it should stop, then stops it gracefully. */
import { explain } from './explain.ts';
import { serve } from './http/server.ts';
import { untilStop } from './process/until-stop.ts';
import { openService } from './service.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const service = await openService(settings);
  try {
    const { host, port, drainMs } = settings;
    const server = await serve({ fetch: service.app.fetch, host, port });
    const stop = untilStop();
    console.log(`Service ready at ${server.url}`);
    await stop;
    await server.close({ drainMs });
  } finally {
    await service.close();
  }
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
