/** Starts the service alone: settings, migrations, requests, and a graceful stop on a signal. */
import { createApp } from './app.ts';
import { explain } from './errors.ts';
import { clientAddressBehind } from './network.ts';
import { serve, untilSignal } from './serve.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store/open.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  try {
    const app = createApp({
      store,
      uploadsDir: settings.uploadsDir,
      clientAddress: clientAddressBehind(settings.trustedProxies),
    });
    const server = await serve({ fetch: app.fetch, host: settings.host, port: settings.port });
    console.log(`Service ready at ${server.url}`);
    await untilSignal();
    await server.close();
  } finally {
    await store.close();
  }
}

main().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
