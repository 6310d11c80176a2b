import { COMMAND_LINE } from '../accounts/audit.ts';
import { type Command, rowNumbers } from '../command.ts';
import { ExplainedError } from '../errors.ts';
import { commentPages, moderate } from './queries.ts';

export const commentCommands: Record<string, Command> = {
  comments: {
    usage: ['[--pending]', 'list comments; with --pending, only those awaiting moderation'],
    accepts: (args) => args.every((option) => option === '--pending'),
    async run({ terminal, openStore }, args) {
      const status = args.length > 0 ? 'pending' : undefined;
      let count = 0;
      for await (const comments of commentPages(await openStore(), status)) {
        count += comments.length;
        for (const { id, created_at, slug, name, email, message, ...comment } of comments) {
          const from = `/blog/${slug}  ${name} <${email}>`;
          terminal.out(`${id}  ${comment.status}  ${created_at}  ${from}`);
          terminal.out(`    ${message.replaceAll('\n', '\n    ')}`);
        }
      }
      terminal.out(`${count} comments`);
    },
  },
  approve: decision('approved', 'show comments on the site'),
  reject: decision('rejected', 'do not show comments on the site'),
};

function decision(status: 'approved' | 'rejected', effect: string): Command {
  return {
    usage: ['<number…>', effect],
    accepts: rowNumbers,
    async run({ terminal, openStore }, args) {
      const ids = args.map(Number);
      const by = { who: COMMAND_LINE, now: new Date() };
      const known = await moderate(await openStore(), ids, status, by);
      const unknown = ids.filter((id) => !known.includes(id));
      terminal.out(`${known.length} ${status}`);
      if (unknown.length > 0) {
        throw new ExplainedError([`No comment has the number ${unknown.join(', ')}.`]);
      }
    },
  };
}
