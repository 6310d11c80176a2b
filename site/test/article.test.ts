import { parseArticle } from '@brand/service/markup';
import { randomMarkup } from '@brand/service/testing';
import { ArticleBody } from '@brand/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const seeds = Array.from({ length: 400 }, (_, index) => index + 1);

test.each(seeds)('an article shows every word of generated text %i', (seed) => {
  const { markup, words } = randomMarkup(seed);
  const html = renderToStaticMarkup(ArticleBody({ content: parseArticle(markup) }));
  expect(
    words.filter((word) => !html.includes(word)),
    markup,
  ).toEqual([]);
});
