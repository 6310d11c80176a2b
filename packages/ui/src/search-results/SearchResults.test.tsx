import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { highlight } from './highlight.ts';
import { SearchResults } from './index.ts';

const results = [{ href: '#surge', title: 'Surge and choke', type: 'Article' }];

describe('SearchResults', () => conformance(<SearchResults items={results} />));

test('highlighting a term does not change the accessible name of the link', async () => {
  const screen = await render(<SearchResults items={results} terms={['cho']} />);
  await expect.element(screen.getByRole('link')).toHaveAccessibleName('Surge and choke');
  await expect.element(screen.getByText('cho', { exact: true })).toBeVisible();
});

const marked = (text: string, ...terms: string[]) =>
  highlight(text, terms)
    .map(({ part, found }) => (found ? `[${part}]` : part))
    .join('');

test('terms are highlighted at the start of a word or of the digits in a code', () => {
  expect(marked('Air-foil bearings on air', 'air', 'bear')).toBe('[Air]-foil [bear]ings on [air]');
  expect(marked('A pair of repairs', 'air')).toBe('A pair of repairs');
  expect(marked('RMX50-C060 and 150', 'rmx', '50', 'c060')).toBe('[RMX][50]-[C060] and 150');
});

test('a number is not highlighted inside another', () => {
  const text = '40–50 m³/min, 400 VAC, 1,400 CFM, 40,000 rpm, 0.40 bar, 4.40, 40. RMX40';
  expect(marked(text, '40')).toBe(
    '[40]–50 m³/min, 400 VAC, 1,400 CFM, 40,000 rpm, 0.40 bar, 4.40, [40]. RMX[40]',
  );
  expect(marked('RMX40-C060, RMX400, 40 m³/min', 'rmx40')).toBe('[RMX40]-C060, RMX400, 40 m³/min');
});

test('ignores case and accents and escapes regular expression characters', () => {
  expect(marked('São Paulo (Brazil)', 'sao', '(', '')).toBe('[São] Paulo [(]Brazil)');
  expect(marked('Straße', 'strase')).toBe('Straße');
  expect(marked('Die Straße dort', 'strass', 'DORT')).toBe('Die [Straß]e [dort]');
  expect(marked('Łódź, Malmø, Ο λόγος', 'lodz', 'malmo', 'ΛΟΓΟΣ')).toBe(
    '[Łódź], [Malmø], Ο [λόγος]',
  );
  expect(marked('São'.normalize('NFD'), 'sao')).toBe(`[${'São'.normalize('NFD')}]`);
  expect(marked('', 'a')).toBe('');
});

test('a long title is truncated after two lines, a long text after three', async () => {
  const title = 'A title that goes on and on '.repeat(30).trim();
  const text = 'A text that goes on and on '.repeat(60).trim();
  const screen = await render(
    <SearchResults items={[{ href: '#long', title, text, type: 'Article' }]} />,
  );
  const linesOf = (element: Element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(linesOf(screen.getByRole('heading', { name: title }).element())).toBe(2);
  expect(linesOf(screen.getByText(text).element())).toBe(3);
});

test('terms are highlighted anywhere where words are not separated', () => {
  expect(marked('高速涡轮鼓风机的轴承', '鼓风', '风机', '轴承')).toBe('高速涡轮[鼓风机]的[轴承]');
  expect(marked('技術ブログ', 'ブロ', 'ログ')).toBe('技術[ブログ]');
  expect(marked('고속터보블로워', '블로워')).toBe('고속터보[블로워]');
  expect(marked('हिन्दी शीर्षक', 'शीर्षक', 'दी')).toBe('हिन्दी [शीर्षक]');
});
