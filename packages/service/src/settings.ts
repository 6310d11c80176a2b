import { resolve } from 'node:path';
import { ExplainedError } from './errors.ts';

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
}

/** Reads the settings; throws one {@link ExplainedError} that lists every problem. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const settings: Settings = {
    port: readNumber(env, 'PORT', 3000, 65_535, problems),
    host: readHost(env, problems),
    trustedProxies: readNumber(env, 'TRUST_PROXY', 0, 10, problems),
    ...readDirectories(env),
  };
  const databaseUrl = readDatabaseUrl(env, problems);
  if (databaseUrl) settings.databaseUrl = databaseUrl;
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
