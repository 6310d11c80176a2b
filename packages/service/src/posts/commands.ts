import { COMMAND_LINE } from '../accounts/audit.ts';
import { type Command, oneArgument, pathOf } from '../command.ts';
import { importPosts } from './import.ts';

export const postCommands: Record<string, Command> = {
  import: {
    usage: ['<folder>', 'add and update posts from the articles in a folder'],
    accepts: oneArgument,
    creates: true,
    async run({ settings, terminal, openStore }, [name = '']) {
      const report = await importPosts(
        await openStore(),
        pathOf(name, terminal),
        settings.uploadsDir,
        ({ done, total, slug, outcome }) => terminal.out(`[${done}/${total}] ${outcome} ${slug}`),
        () => new Date(),
        COMMAND_LINE,
      );
      for (const missing of report.missingImages) terminal.err(`Missing picture: ${missing}`);
      const { added, changed, unchanged, images } = report;
      terminal.out(
        `${added} added, ${changed} changed, ${unchanged} unchanged, ${images} pictures`,
      );
    },
  },
};
