import { addressOf, company } from '@brand/catalogue/company';
import type { PostSummary } from '@brand/service/contract';
import { type Page, pageGroups } from '../shell/page.ts';

/** Overview of the site for language models (llmstxt.org). */
export function llmsText(pages: readonly Page[], posts: readonly PostSummary[]): string {
  const line = (title: string, path: string, text?: string | null) =>
    `- [${title}](${addressOf(path)})${text ? `: ${text}` : ''}`;
  const sections = pageGroups.map((group) => [
    `## ${group}`,
    ...pages
      .filter((page) => page.group === group)
      .map(({ title, path, description }) => line(title, path, description)),
  ]);
  const articles = [
    '## Articles',
    ...posts.map(({ title, slug, excerpt }) => line(title, `/blog/${slug}`, excerpt)),
  ];
  return [
    [`# ${company.name}`, `> ${company.description}`],
    ...sections.filter(({ length }) => length > 1),
    articles,
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}
