/** Commands for the person who runs the service. */
import { resolve } from 'node:path';
import { ExplainedError, explain } from './errors.ts';
import { type ImportProgress, importPosts } from './import.ts';
import { readSettings, type Settings } from './settings.ts';
import { commentsForModeration, moderate } from './store/comments.ts';
import { openStore } from './store/open.ts';
import type { CommentStatus } from './store/schema.ts';
import type { Store } from './store/store.ts';

const USAGE = `Usage: pnpm --filter @brand/service cli <command>

  import <folder>        add and update posts from the articles of a folder
  comments [--pending]   list comments, with --pending only those that wait for a decision
  approve <number…>      show comments on the site
  reject <number…>       keep comments off the site

The database is the one of DATABASE_URL, or the file in DATA_DIR (./data).
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

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
type Command = (session: Session) => Promise<number>;

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

function parseCommand([name, ...rest]: string[]): Command | undefined {
  const [first] = rest;
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
  const folder = resolve(terminal.env.INIT_CWD ?? process.cwd(), name);
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
