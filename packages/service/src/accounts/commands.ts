import * as v from 'valibot';
import type { Command } from '../command.ts';
import { ROLES } from '../contract/admin.ts';
import { emailAddress } from '../contract/text.ts';
import { ExplainedError, Refusal } from '../errors.ts';
import { siteUrl } from '../settings.ts';
import { COMMAND_LINE } from './audit.ts';
import { changeRole } from './people.ts';
import { findAccount, invite, welcomeLink } from './queries.ts';

const email = emailAddress(254);
const ARGUMENTS = v.union([
  v.strictTuple([email]),
  v.strictTuple([email, v.literal('--role'), v.picklist(ROLES)]),
]);

export const accountCommands: Record<string, Command> = {
  'create-admin': {
    usage: [
      '<email> [--role <role>]',
      'print a one-time link to create an account (by default an administrator) or reset its password',
    ],
    accepts: (args) => v.is(ARGUMENTS, args),
    async run({ settings, terminal, openStore }, args) {
      const [email, , role] = v.parse(ARGUMENTS, args);
      const store = await openStore();
      const now = new Date();
      const account = await findAccount(store.db, email);
      if (account && role) {
        const change = changeRole(store, account.id, role, { who: COMMAND_LINE, now });
        await change.catch((error) => {
          if (!(error instanceof Refusal)) throw error;
          throw new ExplainedError([
            `${email} is the last administrator. Create another one first.`,
          ]);
        });
      }
      const token = await invite(store, email, now, role);
      terminal.out(`One-time link, valid for 24 hours: ${welcomeLink(siteUrl(settings), token)}`);
    },
  },
};
