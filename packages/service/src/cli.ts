/** The command line, for operators. */
import { accountCommands } from './accounts/commands.ts';
import { archiveCommands } from './archive/commands.ts';
import type { Command, Terminal } from './command.ts';
import { commentCommands } from './comments/commands.ts';
import { enquiryCommands } from './enquiries/commands.ts';
import { explain } from './explain.ts';
import { postCommands } from './posts/commands.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const COMMANDS: Record<string, Command> = {
  ...postCommands,
  ...commentCommands,
  ...enquiryCommands,
  ...accountCommands,
  ...archiveCommands,
};

const USAGE = `Usage: node cli.js <command>

${Object.entries(COMMANDS)
  .map(([name, { usage }]) => `  ${`${name} ${usage[0]}`.padEnd(38)}${usage[1]}`)
  .join('\n')}

The database is the one in DATABASE_URL, or the file in DATA_DIR (./data).
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

export async function runCli(args: string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === 'help' || args.includes('--help')) {
    terminal.out(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command?.accepts(rest)) {
    terminal.err(USAGE);
    return 2;
  }
  let store: Store | undefined;
  try {
    const settings = readSettings(terminal.env);
    const open = async () => {
      store = await openStore(settings, { create: command.creates ?? false });
      return store;
    };
    await command.run({ settings, terminal, openStore: open }, rest);
    return 0;
  } catch (error) {
    terminal.err(explain(error));
    return 1;
  } finally {
    await store?.close();
  }
}

/** Runs the command in the arguments of this process; resolves to the exit code. */
export function runInTerminal(): Promise<number> {
  const { env } = process;
  return runCli(process.argv.slice(2), { env, out: console.log, err: console.error });
}

if (import.meta.main) process.exitCode = await runInTerminal();
