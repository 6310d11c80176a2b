import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RegionList } from './index.ts';

const regions = [{ name: 'Korea', detail: 'Headquarters' }, { name: 'Japan' }];

describe('RegionList', () => conformance(<RegionList regions={regions} />));

test('reads each region with its detail, in the order given', async () => {
  const screen = await render(<RegionList regions={regions} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Korea Headquarters', 'Japan']);
});
