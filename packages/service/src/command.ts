import { resolve } from 'node:path';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** Where a command reads and writes; tests pass their own. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  out(line: string): void;
  err(line: string): void;
}

/** Everything a command can use. */
interface Session {
  settings: Settings;
  terminal: Terminal;
  /** Opens the database; it is closed after the command. */
  openStore(): Promise<Store>;
}

/** A command of the command line. */
export interface Command {
  /** Its arguments and its effect, for the usage text. */
  usage: [args: string, effect: string];
  /** Whether these are arguments for it. */
  accepts(args: string[]): boolean;
  run(session: Session, args: string[]): Promise<void>;
}

/** Accepts one argument that is no option. */
export function oneArgument(args: string[]): boolean {
  return args.length === 1 && args[0] !== '' && !args[0]?.startsWith('-');
}

/** Accepts numbers of rows, at least one. */
export function rowNumbers(args: string[]): boolean {
  return args.length > 0 && args.every((id) => /^[1-9]\d{0,14}$/.test(id));
}

/** The path that an argument means, from where the command was typed. */
export function pathOf(name: string, { env }: Terminal): string {
  return resolve(env.INIT_CWD ?? process.cwd(), name);
}
