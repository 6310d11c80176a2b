import { hasAdministrator, invite, welcomeLink } from './accounts/queries.ts';
import { type AppOptions, createApp } from './app.ts';
import { dropFiles, ORPHAN_MS } from './enquiries/files.ts';
import { clientAddressBehind } from './http/network.ts';
import { logError } from './log.ts';
import { smtpSender } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { type Settings, siteUrl } from './settings.ts';
import { openStore } from './store/open.ts';

/** The whole service in this process. */
export interface OpenService {
  app: ReturnType<typeof createApp>;
  /**
   * While there is no administrator: a new one-time link on the site at `origin` that creates the first
   * administrator. Undefined afterwards.
   */
  firstAdministratorLink(origin: string): Promise<string | undefined>;
  /** Changes when something is published in this process. */
  contentVersion(): number;
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
  // Files of uploads that a killed process left behind; younger ones may belong to requests of others.
  const sweep = () => dropFiles(store, [], clock());
  await sweep();
  const sweeping = setInterval(() => sweep().catch(() => {}), ORPHAN_MS).unref();
  const { mail } = settings;
  const reportMail = (error: unknown) =>
    logError(`mails: ${error instanceof Error ? error.message : error}`, undefined, clock());
  const worker =
    mail &&
    startMailWorker({ store, send: smtpSender(mail.smtpUrl), settings: mail, clock }, reportMail);
  const app = createApp({
    store,
    uploadsDir: settings.uploadsDir,
    clientAddress: clientAddressBehind(settings.trustedProxies),
    clock,
    // Shared caches keep reads for much longer; this limits the load where there is none.
    reuseReadsMs: 500,
    // A page needs several reads, and should still respond within 300 ms.
    patienceMs: 200,
    publicUrl: settings.publicUrl,
    metricsToken: settings.metricsToken,
    corsOrigins: settings.corsOrigins,
    ...settings.limits,
    ...(settings.accessLog && { accessLog: (entry) => console.log(JSON.stringify(entry)) }),
    ...(worker ? { onMail: worker.wake } : { onUnsentLink: nameLink(settings) }),
    ...options,
  });
  return {
    app,
    async firstAdministratorLink(origin) {
      if (await hasAdministrator(store.db)) return undefined;
      return welcomeLink(settings.publicUrl ?? origin, await invite(store, null, clock()));
    },
    contentVersion: store.version,
    async close() {
      clearInterval(sweeping);
      await worker?.stop();
      await store.close();
    },
  };
}

/** Names on the console what a mail would say, as on the first start there is no mail server. */
function nameLink(settings: Settings) {
  return (path: string) =>
    console.log(
      `A mail waits in the outbox, as SMTP_URL is not set. Its link, named once: ${siteUrl(settings)}${path}`,
    );
}
