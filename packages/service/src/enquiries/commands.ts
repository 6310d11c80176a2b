import type { Command } from '../command.ts';
import { requestLines } from '../contract/index.ts';
import { listEnquiries } from './queries.ts';

export const enquiryCommands: Record<string, Command> = {
  enquiries: {
    usage: ['[--new]', 'list enquiries, with --new only new ones'],
    accepts: (args) => args.every((option) => option === '--new'),
    async run({ terminal, openStore }, args) {
      const enquiries = await listEnquiries(await openStore(), args.length > 0 ? 'new' : undefined);
      for (const { reference, status, created_at, kind, files, ...enquiry } of enquiries) {
        const { name, email, fields, request } = enquiry;
        const attached = files > 0 ? `, ${files} files` : '';
        terminal.out(`${reference}  ${status}  ${created_at}  ${kind}${attached}`);
        terminal.out(`    ${name} <${email}>`);
        for (const [field, value] of Object.entries(fields)) {
          terminal.out(`    ${field}: ${value.replaceAll('\n', '\n      ')}`);
        }
        for (const line of request ? requestLines(request) : []) terminal.out(`    ${line}`);
      }
      terminal.out(`${enquiries.length} enquiries`);
    },
  },
};
