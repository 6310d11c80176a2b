import { expect, it } from 'vitest';
import { type Letter, written } from '../src/mail/letter.ts';

/** A letter with every kind of part. */
const letter: Letter = {
  title: 'Title & more',
  parts: [
    { text: 'First line\nsecond line\n\nNext <paragraph>' },
    { heading: 'Heading' },
    {
      facts: [
        ['Name', 'Jin'],
        ['Issue', 'Hums\nLoudly'],
      ],
    },
    { items: ['plan.pdf', 'photo.png'] },
    { picture: { src: 'https://www.example.org/map.jpg', alt: 'Map' } },
    { action: { name: 'Read', href: 'https://www.example.org/blog/surge?a=1&b=2' } },
  ],
  reason: 'Because of this.',
  leave: { name: 'Unsubscribe', href: 'https://www.example.org/leave' },
};

/** The words that a mail program shows, sorted. */
const words = (shown: string) => (shown.match(/[\w/:.?=&]*\w/g) ?? []).sort();

it('a letter says the same as HTML and as text', () => {
  const { html, text } = written(letter, { name: 'Example Ltd' });
  const shown = html
    .replace(/^.*<body/s, '<body')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<a href="([^"]*)"[^>]*>Unsubscribe/, 'Unsubscribe $1')
    .replace('Or open this address:', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(words(shown)).toEqual(words(text));
});
