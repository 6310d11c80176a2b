import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { splashKey } from 'site/shell/splash';
import { atWork, skipSplash, startBrowser } from '../attack/browse.ts';
import { listedPages } from '../listedPages.ts';
import { privatePages } from '../pagePaths.ts';
import type { Check } from '../report.ts';
import { startSite } from '../startSite.ts';

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** Pages that the server renders for a request, beside those of the site map. */
const others = [
  ...privatePages,
  ...['/blog?page=2', '/blog?search=bearing', '/blog?category=no-such', '/blog/tag/surge'],
  ...['/products/selector?flow=40&pressure=0.7', '/compare?models=max50-c060,rmx40-c080'],
];

/** The Nu HTML Checker, which takes minutes and needs Java. */
export const nu: Check = {
  name: 'nu',
  checked: 'pages conform to the HTML standard, as served and after hydration (Nu HTML Checker)',
  async run(findings) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'nu-'));
    const names = new Map<string, string>();
    const save = (name: string, text: string) => {
      const file = `${names.size}.html`;
      names.set(file, name);
      writeFileSync(join(folder.path, file), text);
    };
    await savePages(save);
    findings.rounds = names.size;
    for (const { message, url, extract = '' } of await check(folder.path))
      findings.add(message, `${names.get(basename(url))}, ${extract.replaceAll('\n', ' ')}`);
  },
};

async function savePages(save: (name: string, html: string) => void): Promise<void> {
  await using site = await startSite();
  await using browser = await startBrowser();
  const page = await browser.newPage();
  await page.addInitScript(skipSplash, splashKey);
  for (const path of [...(await listedPages(site.origin)), ...others]) {
    save(path, await (await fetch(site.origin + path)).text());
    await page.goto(site.origin + path);
    await atWork(page);
    save(`${path} after hydration`, await page.content());
  }
}

async function check(folder: string): Promise<Message[]> {
  const archive = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout } = await promisify(execFile)(
    'java',
    [
      ...['-jar', archive, '--stdout', '--exit-zero-always', '--format', 'json'],
      // Its warnings assume an outline of nested sections, which the standard has given up; its part for CSS is years
      // older than the properties it rejects.
      ...['--errors-only', '--filterpattern', 'CSS: .*', folder],
    ],
    { maxBuffer: 2 ** 28 },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('The Nu HTML Checker needs Java 17: apt-get install default-jre-headless');
  });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}
