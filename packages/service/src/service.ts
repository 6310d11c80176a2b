import { hasAdministrator, invite, welcomeLink } from './accounts/queries.ts';
import { type AppOptions, createApp } from './app.ts';
import { applyRetention } from './archive/retention.ts';
import { compose } from './compose.ts';
import { ORPHAN_MS } from './enquiries/files.ts';
import { clientAddressBehind } from './http/network.ts';
import { logError } from './log.ts';
import { smtpSender } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { type Settings, siteUrl } from './settings.ts';
import { openStore } from './store/open.ts';

export interface OpenService {
  app: ReturnType<typeof createApp>;
  /** A one-time link for the first administrator, on PUBLIC_URL or else `origin`; undefined once there is one. */
  firstAdministratorLink(origin: string): Promise<string | undefined>;
  /** Changes whenever public content changes in this process. */
  contentVersion(): number;
  /** Stops sending mails and closes the database. Call it when no request is in flight. */
  close(): Promise<void>;
}

/** Opens the database, creates the app and, with mail settings, starts the mail worker. */
export async function openService(
  settings: Settings,
  options: Partial<AppOptions> = {},
): Promise<OpenService> {
  const store = await openStore(settings);
  const clock = options.clock ?? (() => new Date());
  // Also drops the files of killed processes.
  const expire = () =>
    applyRetention(store, settings, clock()).catch((error) =>
      logError(`retention: ${(error as Error).message}`, undefined, clock()),
    );
  let expiring = expire();
  const timer = setInterval(() => {
    expiring = expiring.then(expire);
  }, ORPHAN_MS).unref();
  const { mail } = settings;
  const reportMail = (error: unknown) =>
    logError(`mails: ${error instanceof Error ? error.message : error}`, undefined, clock());
  const worker =
    mail &&
    startMailWorker(
      {
        ...{ store, send: smtpSender(mail.smtpUrl), compose, settings: mail, clock },
        ...(options.sender && { sender: options.sender }),
      },
      reportMail,
    );
  const app = createApp({
    store,
    uploadsDir: settings.uploadsDir,
    clientAddress: clientAddressBehind(settings.trustedProxies),
    clock,
    // Shared caches reuse reads for much longer; this limits the load if there is none.
    reuseReadsMs: 500,
    // A page needs several reads, and should still respond within 300 ms.
    staleAfterMs: 200,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
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
      clearInterval(timer);
      await expiring;
      await worker?.stop();
      await store.close();
    },
  };
}

/** Prints the link of a mail that cannot be sent, because a new installation has no mail server. */
function nameLink(settings: Settings) {
  return (path: string) =>
    console.log(
      `SMTP_URL is not set, so a mail is waiting in the outbox. Its link, shown only once: ${siteUrl(settings)}${path}`,
    );
}
