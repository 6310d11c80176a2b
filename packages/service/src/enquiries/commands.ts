import type { Command } from '../command.ts';
import { requestLines } from '../contract/index.ts';
import { enquiryPages, type StoredEnquiry } from './queries.ts';

export const enquiryCommands: Record<string, Command> = {
  enquiries: {
    usage: ['[--new]', 'list enquiries; with --new, only new ones'],
    accepts: (args) => args.every((option) => option === '--new'),
    async run({ terminal, openStore }, args) {
      let count = 0;
      const isWanted = ({ status }: StoredEnquiry) => args.length === 0 || status === 'new';
      const print = (enquiry: StoredEnquiry) => {
        const { reference, status, created_at, kind, files, name, email, fields, request } =
          enquiry;
        count += 1;
        const attached = files.length > 0 ? `, ${files.length} files` : '';
        terminal.out(`${reference}  ${status}  ${created_at}  ${kind}${attached}`);
        terminal.out(`    ${name} <${email}>`);
        for (const [field, value] of Object.entries(fields)) {
          terminal.out(`    ${field}: ${value.replaceAll('\n', '\n      ')}`);
        }
        for (const line of request ? requestLines(request) : []) terminal.out(`    ${line}`);
      };
      for await (const enquiries of enquiryPages(await openStore())) {
        enquiries.filter(isWanted).forEach(print);
      }
      terminal.out(`${count} enquiries`);
    },
  },
};
