import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { surviveTranslation } from './index.ts';

let stop: () => void;
beforeAll(() => {
  stop = surviveTranslation();
});
afterAll(() => stop());

/** Replaces texts as translators do: in one step, in two, or by moving the text into the element. */
const ways = {
  replaces: (text: Text, font: Element) => text.replaceWith(font),
  'inserts and removes': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  wraps: (text: Text, font: Element) => {
    text.replaceWith(font);
    font.replaceChildren(text);
  },
};

async function translate(root: Element, way: (text: Text, font: Element) => void) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data.toUpperCase());
    way(text, font);
  }
  // Observers are called after this.
  await Promise.resolve();
}

interface PartsProps {
  count: number;
  open?: boolean;
}

/** Texts beside elements and conditions, which React holds as nodes of their own. */
function Parts({ count, open = false }: PartsProps) {
  return (
    <p>
      {open && 'open '}
      {count} of <b>ten</b> {count > 5 ? 'many' : <i>few</i>}
      {!open && ' closed'}
    </p>
  );
}

test.each(Object.entries(ways))('a translator %s texts, and React updates them', async (_, way) => {
  const screen = await render(<Parts count={9} />);
  const page = screen.container;
  const text = () => page.textContent?.toLowerCase();
  await translate(page, way);
  await screen.rerender(<Parts count={3} open />);
  await expect.poll(text).toBe('open 3 of ten few');
  await translate(page, way);
  await screen.rerender(<Parts count={8} />);
  await expect.poll(text).toBe('8 of ten many closed');
  await screen.rerender(<Parts count={8} open />);
  await expect.poll(text).toBe('open 8 of ten many');
  await screen.unmount();
  expect(page.textContent).toBe('');
});

test('the original text can come back', async () => {
  const screen = await render(<Parts count={9} />);
  const page = screen.container;
  const text = page.querySelector('p')?.firstChild as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  await Promise.resolve();
  font.replaceWith(text);
  await screen.rerender(<Parts count={3} open />);
  await expect.poll(() => page.textContent).toBe('open 3 of ten few');
});

test('a node that is not in its place is still an error', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('removeChild');
});
