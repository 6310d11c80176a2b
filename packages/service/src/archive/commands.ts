import { COMMAND_LINE, logExport } from '../accounts/audit.ts';
import { type Command, oneArgument, pathOf, type Terminal } from '../command.ts';
import { ExplainedError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { toUrl } from '../store/postgres-address.ts';
import { SQLITE_FILE } from '../store/sqlite.ts';
import { backUp, restore } from './backup.ts';
import { compact } from './compact.ts';
import { drill } from './drill.ts';
import { eraseByEmail } from './erase.ts';
import { exportAll } from './export.ts';

export const archiveCommands: Record<string, Command> = {
  export: {
    usage: ['<folder>', 'export everything to a new folder, as JSON and files'],
    accepts: oneArgument,
    async run({ settings, terminal, openStore }, [name = '']) {
      const folder = pathOf(name, terminal);
      const store = await openStore();
      await exportAll(store, folder, settings.uploadsDir, progressOn(terminal));
      await logExport(store, { who: COMMAND_LINE, now: new Date() }, 'everything');
      terminal.out(`Exported to ${folder}`);
    },
  },
  erase: {
    usage: ['<email>', 'delete everything that a person has sent'],
    accepts: oneArgument,
    async run({ terminal, openStore }, [email = '']) {
      // Any text with an @: older entries may have addresses that are refused today.
      if (!email.includes('@')) throw new ExplainedError([`"${email}" is not an email address.`]);
      const erased = await eraseByEmail(await openStore(), email);
      const { comments, enquiries, subscribers, reclaimed } = erased;
      terminal.out(
        `${comments} comments, ${enquiries} enquiries, ${subscribers} subscriptions erased`,
      );
      if (!reclaimed)
        throw new ExplainedError([
          `Another process uses the log of the database, ${SQLITE_FILE}-wal, which still has the texts. ` +
            'Run the command again later.',
        ]);
    },
  },
  backup: {
    usage: [
      '<folder>',
      'copy the SQLite database and the pictures to a new folder while the service runs',
    ],
    accepts: oneArgument,
    async run({ settings, terminal }, [name = '']) {
      refusePostgres(settings);
      const folder = pathOf(name, terminal);
      await backUp(settings, folder, progressOn(terminal));
      terminal.out(`Backed up to ${folder}`);
    },
  },
  restore: {
    usage: ['<folder>', 'restore such a backup while the service is stopped'],
    accepts: oneArgument,
    async run({ settings, terminal }, [name = '']) {
      refusePostgres(settings);
      const kept = await restore(settings, pathOf(name, terminal));
      const previous = kept ? ` The previous database is in ${kept}` : '';
      terminal.out(`Restored into ${settings.dataDir}.${previous}`);
    },
  },
  compact: {
    usage: [
      '',
      'give the space of deleted rows back to the disk, for the database of an older release',
    ],
    accepts: (args) => args.length === 0,
    async run({ settings, terminal }) {
      refusePostgres(settings);
      const { before, after } = compact(settings.dataDir);
      terminal.out(`${megabytes(before)} before, ${megabytes(after)} now`);
    },
  },
  drill: {
    usage: [
      '<elsewhere>',
      `back up, restore into a new data folder (PostgreSQL: the URL of an empty
${' '.repeat(40)}database), and compare the number of rows of every table`,
    ],
    accepts: oneArgument,
    async run({ settings, terminal }, [elsewhere = '']) {
      const target = URL.canParse(toUrl(elsewhere)) ? elsewhere : pathOf(elsewhere, terminal);
      await drill(settings, target, progressOn(terminal));
      terminal.out('The restored database has the expected number of rows in every table.');
    },
  },
};

function refusePostgres({ databaseUrl }: Settings): void {
  if (!databaseUrl) return;
  throw new ExplainedError([
    'DATABASE_URL is a PostgreSQL database. Use its own programs: pg_dump, pg_restore and vacuumdb.',
  ]);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const progressOn = (terminal: Terminal) => (what: string, done: number) =>
  terminal.out(`${done} ${what}`);
