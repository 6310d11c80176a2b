import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { impeller } from '../../test/pictures.ts';
import { cardElements } from '../card/index.ts';
import { CaseStudyCard } from './index.ts';

const study = {
  title: 'Municipal wastewater',
  location: 'Berlin',
  challenge: 'Aeration took most of the energy.',
  solution: 'Speed follows the oxygen.',
  results: ['42% energy savings', 'Less noise'],
  measure: { value: '42', unit: '%', label: 'energy savings' },
  image: impeller,
};

describe('CaseStudyCard', () =>
  conformance(<CaseStudyCard {...study} />, { elements: cardElements }));

test('challenge, solution and results are a description list', async () => {
  const screen = await render(<CaseStudyCard {...study} labels={{ results: 'Outcome' }} />);
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Challenge', 'Solution', 'Outcome']);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

test('the name of the link includes the title', async () => {
  const screen = await render(<CaseStudyCard {...study} href="#berlin" />);
  await expect
    .element(screen.getByRole('link', { name: 'Read the case study Municipal wastewater' }))
    .toHaveAttribute('href', '#berlin');
});

test.each([
  [600, 'below'],
  [1000, 'beside'],
])('at a width of %i px the text is %s the image', async (width, place) => {
  await page.viewport(width, 800);
  const screen = await render(<CaseStudyCard {...study} />);
  const image = screen.getByRole('img').element().getBoundingClientRect();
  const title = screen.getByRole('heading').element().getBoundingClientRect();
  expect(title.top >= image.bottom ? 'below' : 'beside').toBe(place);
});
