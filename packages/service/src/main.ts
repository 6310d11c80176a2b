/** Starts the service alone: settings, migrations, requests, and a graceful stop on a signal. */
import { explain } from './errors.ts';
import { serve, untilSignal } from './serve.ts';
import { openService } from './service.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const service = await openService(settings);
  try {
    const { host, port } = settings;
    const { app } = service;
    const server = await serve({ fetch: app.fetch, host, port, quick: app.quick() });
    console.log(`Service ready at ${server.url}`);
    await untilSignal();
    await server.close();
  } finally {
    await service.close();
  }
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
