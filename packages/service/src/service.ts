import { type AppOptions, createApp } from './app.ts';
import { smtpSender, startPostman } from './mail.ts';
import { clientAddressBehind } from './network.ts';
import type { Settings } from './settings.ts';
import { hasAdministrator, invite } from './store/administrators.ts';
import { openStore } from './store/open.ts';

/** The whole service in this process. */
export interface OpenService {
  app: ReturnType<typeof createApp>;
  /**
   * While nobody can sign in: a new one-time link, on the site at `origin`, that makes the first
   * administrator. Undefined afterwards.
   */
  firstAdministratorLink(origin: string): Promise<string | undefined>;
  /** Stops sending mails and closes the database. Call it when no request is in flight. */
  close(): Promise<void>;
}

/** Opens the database, makes the application and, with mail settings, starts to send mails. */
export async function openService(
  settings: Settings,
  options: Partial<AppOptions> = {},
): Promise<OpenService> {
  const store = await openStore(settings);
  const clock = options.clock ?? (() => new Date());
  const { mail } = settings;
  const reportMail = (error: unknown) =>
    console.error(
      JSON.stringify({
        time: clock().toISOString(),
        level: 'error',
        message: `mails: ${error instanceof Error ? error.message : error}`,
      }),
    );
  const postman =
    mail &&
    startPostman({ store, send: smtpSender(mail.smtpUrl), settings: mail, clock }, reportMail);
  const app = createApp({
    store,
    uploadsDir: settings.uploadsDir,
    clientAddress: clientAddressBehind(settings.trustedProxies),
    clock,
    // Shared caches keep reads for much longer; this takes the load of those without one.
    reuseReadsMs: 1000,
    publicUrl: settings.publicUrl,
    metricsToken: settings.metricsToken,
    corsOrigins: settings.corsOrigins,
    ...settings.limits,
    ...(settings.accessLog && { accessLog: (entry) => console.log(JSON.stringify(entry)) }),
    ...(postman && { mailWaits: postman.wake }),
    ...options,
  });
  return {
    app,
    async firstAdministratorLink(origin) {
      if (await hasAdministrator(store.db)) return undefined;
      return welcomeLink(settings.publicUrl ?? origin, await invite(store, null, clock()));
    },
    async close() {
      await postman?.stop();
      await store.close();
    },
  };
}

/** Where the token of an invitation is taken. */
export function welcomeLink(origin: string, token: string): string {
  return `${origin}/admin/welcome?token=${token}`;
}
