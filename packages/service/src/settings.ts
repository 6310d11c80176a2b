import { resolve } from 'node:path';
import * as v from 'valibot';
import { ExplainedError } from './errors.ts';
import type { MailSettings } from './mail.ts';
import { type Limits, readLimits } from './settings-limits.ts';

/** How the service runs, read from the environment. */
export interface Settings {
  /** PORT, default 3000; 0 takes any free port. */
  port: number;
  /** HOST, default `localhost`: only this machine. `0.0.0.0` listens on every network. */
  host: string;
  /** DATABASE_URL, a PostgreSQL address; absent means an SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** DATA_DIR, default `./data`, absolute. */
  dataDir: string;
  /** Where pictures of posts are, inside `dataDir`. */
  uploadsDir: string;
  /** TRUST_PROXY, default 0: how many proxies in front may be believed about addresses. */
  trustedProxies: number;
  /** SMTP_URL, MAIL_FROM, ENQUIRIES_TO and PUBLIC_URL; absent when no mail can be sent. */
  mail?: MailSettings;
  /** PUBLIC_URL, the site's address for links; without it that of each request. */
  publicUrl?: string;
  /** COMMENT_LIMIT and its like, BLOCKED_WORDS. */
  limits?: Limits;
  /** METRICS_TOKEN, which opens `/metrics`; absent when there are none. */
  metricsToken?: string;
  /** CORS_ORIGINS: sites whose scripts may use the public part of the API; absent when none may. */
  corsOrigins?: string[];
  /** ACCESS_LOG=on: a line for each request on stdout. */
  accessLog?: boolean;
}

/** Reads the settings; throws one {@link ExplainedError} that lists every problem. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const settings: Settings = {
    port: readNumber(env, 'PORT', 3000, 65_535, problems),
    host: readHost(env, problems),
    trustedProxies: readNumber(env, 'TRUST_PROXY', 0, 10, problems),
    limits: readLimits(env, problems),
    ...readDirectories(env),
  };
  const databaseUrl = readDatabaseUrl(env, problems);
  if (databaseUrl) settings.databaseUrl = databaseUrl;
  const publicUrl = readPublicUrl(env, problems);
  if (publicUrl) settings.publicUrl = publicUrl;
  const mail = readMail(env, publicUrl, problems);
  if (mail) settings.mail = mail;
  const metricsToken = readToken(env, problems);
  if (metricsToken) settings.metricsToken = metricsToken;
  const corsOrigins = readOrigins(env, problems);
  if (corsOrigins.length > 0) settings.corsOrigins = corsOrigins;
  if (readSwitch(env, 'ACCESS_LOG', problems)) settings.accessLog = true;
  if (problems.length > 0) throw new ExplainedError(problems);
  return settings;
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  max: number,
  problems: string[],
): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= max) return Number(text);
  problems.push(
    `${name} is "${text}". Set it to a whole number from 0 to ${max}, or leave it out.`,
  );
  return fallback;
}

function readHost(env: NodeJS.ProcessEnv, problems: string[]): string {
  const host = env.HOST?.trim() || 'localhost';
  if (/[\s/]|:\/\//.test(host)) {
    problems.push(`HOST is "${host}". Set it to a host name or an address such as 0.0.0.0.`);
  }
  return host;
}

/** Relative paths start where the command was typed, even when pnpm changes the directory. */
function readDirectories(env: NodeJS.ProcessEnv) {
  const dataDir = resolve(env.INIT_CWD ?? process.cwd(), env.DATA_DIR?.trim() || 'data');
  return { dataDir, uploadsDir: resolve(dataDir, 'uploads') };
}

/** The address may hold a password, so no message repeats it. */
function readDatabaseUrl(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const url = env.DATABASE_URL?.trim();
  if (!url) return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    problems.push(
      'DATABASE_URL does not start with postgres:// or postgresql://. ' +
        'Set it to a PostgreSQL address, or leave it out to keep the data in a file in DATA_DIR.',
    );
  } else if (!URL.canParse(url)) {
    problems.push(
      'DATABASE_URL is not a valid address. ' +
        'Write it as postgres://user:password@host:5432/database, with special characters escaped.',
    );
  }
  return url;
}

function readPublicUrl(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const url = env.PUBLIC_URL?.trim().replace(/\/+$/, '') || undefined;
  if (url && (!/^https?:\/\//.test(url) || !URL.canParse(url))) {
    problems.push(
      `PUBLIC_URL is "${url}". Set it to the site's address such as https://www.example.com.`,
    );
  }
  return url;
}

/** Without SMTP_URL no mail is sent; with it the others are needed. */
function readMail(
  env: NodeJS.ProcessEnv,
  publicUrl: string | undefined,
  problems: string[],
): MailSettings | undefined {
  const smtpUrl = env.SMTP_URL?.trim();
  if (!smtpUrl) return undefined;
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    problems.push(
      'SMTP_URL is not a valid address. ' +
        'Write it as smtp://user:password@host:587 or smtps://user:password@host:465, or leave it out to send no mail.',
    );
  }
  if (!publicUrl) {
    problems.push(
      "PUBLIC_URL is missing. With SMTP_URL it has to be the site's address such as https://www.example.com, for links in mails.",
    );
  }
  return {
    smtpUrl,
    publicUrl: publicUrl ?? '',
    from: readMailbox(env, 'MAIL_FROM', 'the sender of mails', problems),
    enquiriesTo: readMailbox(env, 'ENQUIRIES_TO', 'where enquiries go', problems),
  };
}

function readMailbox(
  env: NodeJS.ProcessEnv,
  name: string,
  meaning: string,
  problems: string[],
): string {
  const mailbox = env[name]?.trim() ?? '';
  const address = /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
  if (/[\r\n]/.test(mailbox) || !v.is(v.pipe(v.string(), v.email()), address)) {
    problems.push(
      `${name} is "${mailbox}". With SMTP_URL it has to be an e-mail address: ${meaning}.`,
    );
  }
  return mailbox;
}

function readToken(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const token = env.METRICS_TOKEN?.trim();
  if (token && !/^[\x21-\x7e]{16,200}$/.test(token)) {
    problems.push(
      'METRICS_TOKEN is too short or has spaces. Set it to 16 to 200 visible ASCII characters, or leave it out.',
    );
  }
  return token || undefined;
}

function readOrigins(env: NodeJS.ProcessEnv, problems: string[]): string[] {
  const origins = (env.CORS_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  for (const origin of origins) {
    if (/^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) {
      continue;
    }
    problems.push(
      `CORS_ORIGINS names "${origin}". Write origins such as https://www.example.com, separated by commas.`,
    );
  }
  return origins;
}

function readSwitch(env: NodeJS.ProcessEnv, name: string, problems: string[]): boolean {
  const text = env[name]?.trim().toLowerCase() || 'off';
  if (text !== 'on' && text !== 'off') {
    problems.push(`${name} is "${text}". Set it to on or off, or leave it out.`);
  }
  return text === 'on';
}
