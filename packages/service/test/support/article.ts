const HEAD = {
  title: '"Surge: the line"',
  slug: 'surge',
  excerpt: '"Reading a map."',
  categories: '[Energy, Process Air]',
  tags: '[Turn-down, energy saving, Turn-Down]',
  author: 'Service Desk',
  author_bio: '"People on the road."',
  published: '2026-10-12',
  image: 'surge.webp',
  image_caption: '"Fig. 1"',
  meta_title: 'Surge',
  meta_description: 'About surge',
  meta_keywords: '"a, b"',
};

/** An article file; `changes` replace lines of its head, undefined leaves one out. */
export function article(
  changes: Record<string, string | undefined> = {},
  body = '## Text\n\nWords.',
) {
  const head = Object.entries({ ...HEAD, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  return `---\n${head.join('\n')}\n---\n${body}\n`;
}
