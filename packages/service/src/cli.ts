/** Commands for the person who runs the service. */
import { resolve } from 'node:path';
import * as v from 'valibot';
import { backUp, restore } from './backup.ts';
import { ExplainedError, explain } from './errors.ts';
import { exportAll } from './export.ts';
import { type ImportProgress, importPosts } from './import.ts';
import { welcomeLink } from './service.ts';
import { readSettings, type Settings } from './settings.ts';
import { invite } from './store/administrators.ts';
import { commentsForModeration, moderate } from './store/comments.ts';
import { listEnquiries } from './store/enquiries.ts';
import { eraseByEmail } from './store/erase.ts';
import { openStore } from './store/open.ts';
import type { CommentStatus, EnquiryStatus } from './store/schema.ts';
import type { Store } from './store/store.ts';

const USAGE = `Usage: pnpm --filter @brand/service cli <command>

  import <folder>        add and update posts from the articles of a folder
  comments [--pending]   list comments, with --pending only those that wait for a decision
  approve <number…>      show comments on the site
  reject <number…>       keep comments off the site
  enquiries [--new]      list enquiries, with --new only those nobody has read
  create-admin <e-mail>  print a one-time link that makes an account, or gives it a new password
  export <folder>        write everything into a new folder, as JSON and files
  erase <e-mail>         delete all that a person has sent
  backup <folder>        copy the SQLite database and the pictures, while the service runs
  restore <folder>       put a backup in place, while the service is stopped

The database is the one of DATABASE_URL, or the file in DATA_DIR (./data).
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

const ADDRESS = v.pipe(v.string(), v.email());

/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  out(line: string): void;
  err(line: string): void;
}

interface Session {
  store: Store;
  settings: Settings;
  terminal: Terminal;
}

/** A command ready to run; resolves to the exit code. */
type Command = ((session: Session) => Promise<number>) & { onFiles?: never };

/** A command on the files of the database, which must not be open. */
interface FileCommand {
  onFiles(settings: Settings, terminal: Terminal): Promise<number>;
}

/** Runs one command and resolves to the exit code of the process. */
export async function runCli(args: string[], terminal: Terminal): Promise<number> {
  if (args[0] === 'help' || args.includes('--help')) {
    terminal.out(USAGE);
    return 0;
  }
  const command = parseCommand(args);
  if (!command) {
    terminal.err(USAGE);
    return 2;
  }
  try {
    const settings = readSettings(terminal.env);
    if (command.onFiles) return await command.onFiles(settings, terminal);
    const store = await openStore(settings);
    try {
      return await command({ store, settings, terminal });
    } finally {
      await store.close();
    }
  } catch (error) {
    terminal.err(explain(error));
    return 1;
  }
}

function parseCommand([name, ...rest]: string[]): Command | FileCommand | undefined {
  const [first] = rest;
  if (rest.length === 1 && first && !first.startsWith('-')) {
    if (name === 'export') return (session) => exportInto(session, first);
    if (name === 'erase' && first.includes('@')) return (session) => erase(session, first);
    if (name === 'create-admin' && v.is(ADDRESS, first)) {
      return (session) => createAdmin(session, first);
    }
    if (name === 'backup') return { onFiles: (...given) => backUpInto(first, ...given) };
    if (name === 'restore') return { onFiles: (...given) => restoreFrom(first, ...given) };
  }
  if (name === 'enquiries' && rest.every((option) => option === '--new')) {
    return (session) => showEnquiries(session, first ? 'new' : undefined);
  }
  if (name === 'import' && rest.length === 1 && first && !first.startsWith('-')) {
    return (session) => importFolder(session, first);
  }
  if (name === 'comments' && rest.every((option) => option === '--pending')) {
    return (session) => listComments(session, first ? 'pending' : undefined);
  }
  const ids = rest.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number);
  if (ids.length === 0 || ids.length < rest.length) return undefined;
  if (name === 'approve') return (session) => decide(session, ids, 'approved');
  if (name === 'reject') return (session) => decide(session, ids, 'rejected');
  return undefined;
}

async function importFolder({ store, settings, terminal }: Session, name: string) {
  const folder = pathOf(name, terminal);
  const show = ({ done, total, slug, outcome }: ImportProgress) =>
    terminal.out(`[${done}/${total}] ${outcome} ${slug}`);
  const report = await importPosts(store, folder, settings.uploadsDir, show);
  for (const missing of report.missingImages) terminal.err(`Missing picture: ${missing}`);
  const { added, changed, unchanged, images } = report;
  terminal.out(`${added} added, ${changed} changed, ${unchanged} unchanged, ${images} pictures`);
  return 0;
}

async function listComments({ store, terminal }: Session, status?: CommentStatus) {
  const comments = await commentsForModeration(store, status);
  for (const { id, created_at, slug, name, email, message, ...comment } of comments) {
    terminal.out(`${id}  ${comment.status}  ${created_at}  /blog/${slug}  ${name} <${email}>`);
    terminal.out(`    ${message.replaceAll('\n', '\n    ')}`);
  }
  terminal.out(`${comments.length} comments`);
  return 0;
}

async function showEnquiries({ store, terminal }: Session, status?: EnquiryStatus) {
  const enquiries = await listEnquiries(store, status);
  for (const { reference, created_at, kind, name, email, fields, files, ...rest } of enquiries) {
    const attached = files > 0 ? `, ${files} files` : '';
    terminal.out(`${reference}  ${rest.status}  ${created_at}  ${kind}${attached}`);
    terminal.out(`    ${name} <${email}>`);
    for (const [field, value] of Object.entries(fields)) {
      terminal.out(`    ${field}: ${value.replaceAll('\n', '\n      ')}`);
    }
  }
  terminal.out(`${enquiries.length} enquiries`);
  return 0;
}

async function exportInto({ store, settings, terminal }: Session, name: string) {
  const folder = pathOf(name, terminal);
  await exportAll(store, folder, settings.uploadsDir, (table, rows) =>
    terminal.out(`${rows} ${table}`),
  );
  terminal.out(`Exported to ${folder}`);
  return 0;
}

async function erase({ store, terminal }: Session, email: string) {
  const { comments, enquiries, subscribers } = await eraseByEmail(store, email);
  terminal.out(`${comments} comments, ${enquiries} enquiries, ${subscribers} subscriptions erased`);
  return 0;
}

async function createAdmin({ store, settings, terminal }: Session, email: string) {
  const token = await invite(store, email, new Date());
  const { host, port, publicUrl } = settings;
  terminal.out(
    `Open within 24 hours, once: ${welcomeLink(publicUrl ?? `http://${host}:${port}`, token)}`,
  );
  return 0;
}

async function backUpInto(name: string, settings: Settings, terminal: Terminal) {
  needSqlite(settings, 'pg_dump');
  const folder = pathOf(name, terminal);
  await backUp(settings, folder, (done, total) => terminal.out(`${done} of ${total} pages`));
  terminal.out(`Backed up to ${folder}`);
  return 0;
}

async function restoreFrom(name: string, settings: Settings, terminal: Terminal) {
  needSqlite(settings, 'pg_restore');
  const kept = await restore(settings, pathOf(name, terminal));
  terminal.out(kept ? `Restored. The database as it was is in ${kept}` : 'Restored.');
  return 0;
}

function needSqlite({ databaseUrl }: Settings, tool: string): void {
  if (!databaseUrl) return;
  throw new ExplainedError([`This command is for SQLite. Use ${tool} with DATABASE_URL.`]);
}

function pathOf(name: string, { env }: Terminal): string {
  return resolve(env.INIT_CWD ?? process.cwd(), name);
}

async function decide({ store, terminal }: Session, ids: number[], status: CommentStatus) {
  const known = await moderate(store, ids, status, new Date());
  const unknown = ids.filter((id) => !known.includes(id));
  terminal.out(`${known.length} ${status}`);
  if (unknown.length > 0) {
    throw new ExplainedError([`No comment has the number ${unknown.join(', ')}.`]);
  }
  return 0;
}

if (import.meta.main) {
  process.exitCode = await runCli(process.argv.slice(2), {
    env: process.env,
    out: console.log,
    err: console.error,
  });
}
