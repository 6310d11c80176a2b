import { resolve } from 'node:path';
import * as v from 'valibot';
import { emailAddress } from './contract/text.ts';
import { ExplainedError } from './errors.ts';
import type { RateLimit } from './http/rate-limits.ts';
import { defaultPolicies, type Policies } from './policies.ts';
import { readAddress } from './store/postgres-address.ts';

/** Sender and recipients of mails. */
export interface MailSettings {
  /** smtp:// or smtps:// URL, including user and password. */
  smtpUrl: string;
  /** Sender of every mail. */
  from: string;
  /** Recipient of enquiries. */
  enquiriesTo: string;
  /** URL of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /** NEWSLETTER_RATE, default 60/m: mails of newsletter issues, of all processes together. */
  issueMails: RateLimit;
}

/** After how many days something is deleted; 0 keeps it. */
export interface Retention {
  /** Comments and enquiries that are spam. */
  spamDays: number;
  /** Subscribers who have not confirmed. */
  unconfirmedDays: number;
  unsubscribedDays: number;
  /** Entries of the outbox, except replies to enquiries. */
  sentMailDays: number;
  /** Databases that a restore has replaced. */
  replacedDays: number;
}

/** Settings of the service, read from the environment. README.md explains each variable. */
export interface Settings {
  /** PORT, default 3000; 0 for any free port. */
  port: number;
  /** HOST, default `localhost`: only this machine. `0.0.0.0` listens on every network. */
  host: string;
  /** DATABASE_URL, a PostgreSQL URL; without it an SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** DATA_DIR, default `./data`, absolute. */
  dataDir: string;
  /** Folder of the posts' pictures, inside `dataDir`. */
  uploadsDir: string;
  /** TRUST_PROXY, default 0: number of trusted reverse proxies. */
  trustedProxies: number;
  /** SMTP_URL, MAIL_FROM, ENQUIRIES_TO and PUBLIC_URL; absent if no mail can be sent. */
  mail?: MailSettings;
  /** PUBLIC_URL, the site's URL for links; without it, the URL of each request. */
  publicUrl?: string;
  /** COMMENT_LIMIT and the other limits, BLOCKED_WORDS. */
  limits?: {
    comments: Partial<Policies['comments']>;
    enquiries: Partial<Policies['enquiries']>;
    newsletter: Partial<Policies['newsletter']>;
  };
  /** KEEP_SPAM_DAYS and the others. */
  retention: Retention;
  /** METRICS_TOKEN, the bearer token of `/metrics`; without it there is no `/metrics`. */
  metricsToken?: string;
  /** CORS_ORIGINS: origins whose scripts may use the public part of the API. */
  corsOrigins?: string[];
  /** DRAIN_SECONDS in ms, default 1000: how long to serve requests while `/readyz` fails. */
  drainMs: number;
  /** ACCESS_LOG=on: one line per request on stdout. */
  accessLog?: boolean;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3600_000 };

/** Whether a text is just the scheme, host and port of a site. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** URL of the site, for links created outside of a request. */
export function siteUrl({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host}:${port}`;
}

/** Reads the settings; throws one {@link ExplainedError} that lists every problem. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) => (text(name) ?? '').split(',').map((item) => item.trim());
  const expect = (isRight: unknown, problem: string) => {
    if (!isRight) problems.push(problem);
  };

  const number = (name: string, fallback: number, max: number) => {
    const value = text(name) ?? String(fallback);
    expect(
      /^\d{1,5}$/.test(value) && Number(value) <= max,
      `${name} is "${value}". Set it to a whole number from 0 to ${max}, or leave it out.`,
    );
    return Number(value);
  };
  const megabytes = (name: string, fallback: number) => number(name, fallback / 1e6, 99_999) * 1e6;
  const days = (name: string, fallback: number) => number(name, fallback, 36_500);
  const limit = (name: string, fallback: RateLimit): RateLimit => {
    const value = text(name);
    if (!value) return fallback;
    const [, max, count = 1, unit = ''] =
      /^([1-9]\d{0,5})\/([1-9]\d{0,3})?([smh])$/.exec(value) ?? [];
    expect(
      max,
      `${name} is "${value}". Write it as a number per period, such as 5/10m, 60/m or 100/h.`,
    );
    return { max: Number(max), windowMs: Number(count) * (UNITS[unit] ?? 0) };
  };
  const mailbox = (name: string, meaning: string) => {
    const value = text(name) ?? '';
    const address = /<([^<>]+)>$/.exec(value)?.[1] ?? value;
    expect(
      !/[\r\n]/.test(value) && v.is(emailAddress(254), address),
      `${name} is "${value}". With SMTP_URL it has to be an email address: ${meaning}.`,
    );
    return value;
  };

  // Relative to the directory in which the command was run, even if pnpm changes the directory.
  const dataDir = resolve(env.INIT_CWD ?? process.cwd(), text('DATA_DIR') ?? 'data');
  const port = number('PORT', 3000, 65_535);
  const host = text('HOST') ?? 'localhost';
  expect(
    !/[\s/]/.test(host),
    `HOST is "${host}". Set it to a host name or an address such as 0.0.0.0.`,
  );
  const trustedProxies = number('TRUST_PROXY', 0, 10);
  const limits = {
    comments: {
      attempts: limit('COMMENT_ATTEMPTS', defaultPolicies.comments.attempts),
      accepted: limit('COMMENT_LIMIT', defaultPolicies.comments.accepted),
      blockedWords: [
        ...defaultPolicies.comments.blockedWords,
        ...list('BLOCKED_WORDS').filter(Boolean),
      ],
    },
    enquiries: {
      attempts: limit('ENQUIRY_ATTEMPTS', defaultPolicies.enquiries.attempts),
      accepted: limit('ENQUIRY_LIMIT', defaultPolicies.enquiries.accepted),
      files: {
        perNetwork: limit('ENQUIRY_FILES', defaultPolicies.enquiries.files.perNetwork),
        perDay: megabytes('FILES_PER_DAY_MB', defaultPolicies.enquiries.files.perDay),
        held: megabytes('FILES_HELD_MB', defaultPolicies.enquiries.files.held),
      },
    },
    newsletter: { perNetwork: limit('NEWSLETTER_LIMIT', defaultPolicies.newsletter.perNetwork) },
  };

  const retention = {
    spamDays: days('KEEP_SPAM_DAYS', 90),
    unconfirmedDays: days('KEEP_UNCONFIRMED_DAYS', 30),
    unsubscribedDays: days('KEEP_UNSUBSCRIBED_DAYS', 90),
    sentMailDays: days('KEEP_SENT_MAILS_DAYS', 90),
    replacedDays: days('KEEP_REPLACED_DAYS', 30),
  };

  // These URLs may contain a password, so no message repeats them.
  const databaseUrl = text('DATABASE_URL');
  const isPostgres = databaseUrl && /^postgres(ql)?:\/\//.test(databaseUrl);
  expect(
    !databaseUrl || isPostgres,
    'DATABASE_URL does not start with postgres:// or postgresql://. ' +
      'Set it to a PostgreSQL address, or leave it out to keep the data in a file in DATA_DIR.',
  );
  expect(
    !isPostgres || readAddress(databaseUrl),
    'DATABASE_URL is not a valid address. ' +
      'Write it as postgres://user:password@host:5432/database, with special characters escaped.',
  );
  const smtpUrl = text('SMTP_URL');
  expect(
    !smtpUrl || (/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)),
    'SMTP_URL is not a valid address. ' +
      'Write it as smtp://user:password@host:587 or smtps://user:password@host:465, or leave it out to send no mail.',
  );
  const publicUrl = text('PUBLIC_URL')?.replace(/\/$/, '');
  expect(
    // Links are made of it, so a path, a query or a password would end up in them.
    !publicUrl || isOrigin(publicUrl),
    "PUBLIC_URL is not the site's address. Write it like https://www.example.com, without path or password.",
  );
  expect(
    !smtpUrl || publicUrl,
    "PUBLIC_URL is missing. With SMTP_URL it has to be the site's address such as https://www.example.com, for links in mails.",
  );
  const issueMails = limit('NEWSLETTER_RATE', defaultPolicies.newsletter.issueMails);
  const mail = smtpUrl && {
    smtpUrl,
    publicUrl: publicUrl ?? '',
    issueMails,
    from: mailbox('MAIL_FROM', 'the sender of mails'),
    enquiriesTo: mailbox('ENQUIRIES_TO', 'where enquiries go'),
  };

  const metricsToken = text('METRICS_TOKEN');
  expect(
    !metricsToken || /^[\x21-\x7e]{16,200}$/.test(metricsToken),
    'METRICS_TOKEN is too short or has spaces. Set it to 16 to 200 visible ASCII characters, or leave it out.',
  );
  const corsOrigins = list('CORS_ORIGINS')
    .map((origin) => origin.replace(/\/$/, ''))
    .filter(Boolean);
  for (const origin of corsOrigins) {
    expect(
      isOrigin(origin),
      `CORS_ORIGINS contains "${origin}". Write origins such as https://www.example.com, separated by commas.`,
    );
  }
  const drainMs = number('DRAIN_SECONDS', 1, 60) * 1000;
  const accessLog = text('ACCESS_LOG')?.toLowerCase() ?? 'off';
  expect(
    /^(on|off)$/.test(accessLog),
    `ACCESS_LOG is "${text('ACCESS_LOG')}". Set it to on or off, or leave it out.`,
  );
  if (problems.length > 0) throw new ExplainedError(problems);
  return {
    port,
    host,
    dataDir,
    uploadsDir: resolve(dataDir, 'uploads'),
    trustedProxies,
    drainMs,
    limits,
    retention,
    ...(databaseUrl && { databaseUrl }),
    ...(publicUrl && { publicUrl }),
    ...(mail && { mail }),
    ...(metricsToken && { metricsToken }),
    ...(corsOrigins.length > 0 && { corsOrigins }),
    ...(accessLog === 'on' && { accessLog: true }),
  };
}
