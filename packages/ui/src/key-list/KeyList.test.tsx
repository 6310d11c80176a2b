import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { KeyList } from './index.ts';

const entries = [
  { key: 'J', name: 'Next' },
  { key: 'A', name: 'Approve' },
];

describe('KeyList', () => conformance(<KeyList items={entries} />));

test('lists each key with its action', async () => {
  const screen = await render(<KeyList items={entries} />);
  const terms = screen.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['J', 'A']);
  const meanings = screen.getByRole('definition').elements();
  expect(meanings.map((meaning) => meaning.textContent)).toEqual(['Next', 'Approve']);
});
