import * as v from 'valibot';
import { type Command, emailOf, oneArgument } from '../command.ts';
import { ROLES, type Role } from '../contract/admin.ts';
import { ExplainedError, Refusal } from '../errors.ts';
import { siteUrl } from '../settings.ts';
import { writeAlone } from '../store/store.ts';
import { addToAuditLog, COMMAND_LINE } from './audit.ts';
import { changeRole } from './people.ts';
import { addInvitation, findAccount, welcomeLink } from './queries.ts';

export const accountCommands: Record<string, Command> = {
  'create-admin': {
    usage: [
      '<email> [--role <role>]',
      'print a one-time link to create an account (by default an administrator) or reset its password',
    ],
    accepts: ([email = '', ...rest]) =>
      oneArgument([email]) && (rest.length === 0 || (rest.length === 2 && rest[0] === '--role')),
    creates: true,
    async run({ settings, terminal, openStore }, [address = '', , roleName]) {
      const email = emailOf(address);
      const role = roleName === undefined ? undefined : roleOf(roleName);
      const store = await openStore();
      const by = { who: COMMAND_LINE, now: new Date() };
      const account = await findAccount(store.db, email);
      if (account && role) {
        const change = changeRole(store, account.id, role, by);
        await change.catch((error) => {
          if (!(error instanceof Refusal)) throw error;
          throw new ExplainedError([
            `${email} is the last administrator. Create another one first.`,
          ]);
        });
      }
      const { token } = await writeAlone(store, async (trx) => {
        const known = await findAccount(trx, email);
        const given = known?.role ?? role ?? 'administrator';
        const action = known ? 'link to reset created' : `invited as ${given}`;
        await addToAuditLog(trx, by, action, [email.toLowerCase()]);
        return addInvitation(trx, email, given, by.now);
      });
      terminal.out(`One-time link, valid for 24 hours: ${welcomeLink(siteUrl(settings), token)}`);
    },
  },
};

function roleOf(name: string): Role {
  if (v.is(v.picklist(ROLES), name)) return name;
  throw new ExplainedError([`"${name}" is not a role. Choose one of ${ROLES.join(', ')}.`]);
}
