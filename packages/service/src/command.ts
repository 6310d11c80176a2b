import { resolve } from 'node:path';
import * as v from 'valibot';
import { emailAddress } from './contract/text.ts';
import { ExplainedError } from './errors.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  out(line: string): void;
  err(line: string): void;
}

interface Session {
  settings: Settings;
  terminal: Terminal;
  /** Opens the database; it is closed after the command. */
  openStore(): Promise<Store>;
}

export interface Command {
  /** Arguments and effect, for the usage text. */
  usage: [args: string, effect: string];
  accepts(args: string[]): boolean;
  /** Whether it may create the database. Others refuse to run without one. */
  creates?: true;
  run(session: Session, args: string[]): Promise<void>;
}

/** Accepts exactly one argument, which is not an option. */
export function oneArgument(args: string[]): boolean {
  return args.length === 1 && args[0] !== '' && !args[0]?.startsWith('-');
}

/** An argument that is an email address. @throws ExplainedError for another one */
export function emailOf(argument: string): string {
  const { success, output } = v.safeParse(emailAddress(254), argument);
  if (!success) throw new ExplainedError([`"${argument}" is not an email address.`]);
  return output;
}

/** Accepts one or more row ids. */
export function rowNumbers(args: string[]): boolean {
  return args.length > 0 && args.every((id) => /^[1-9]\d{0,14}$/.test(id));
}

/** Resolves a path relative to the directory in which the command was run. */
export function pathOf(name: string, { env }: Terminal): string {
  return resolve(env.INIT_CWD ?? process.cwd(), name);
}
