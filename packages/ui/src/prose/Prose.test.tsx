import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Alert } from '../alert/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Prose } from './index.ts';

describe('Prose', () => conformance(<Prose>Text</Prose>));

const inAndOut = (element: React.ReactElement) => (
  <>
    {element}
    <Prose>{element}</Prose>
  </>
);

test('components inside keep their styles', async () => {
  const screen = await render(inAndOut(<ButtonLink href="#datasheet">Datasheet</ButtonLink>));
  const [outside, inside] = screen
    .getByRole('link')
    .elements()
    .map((link) => getComputedStyle(link));
  expect(inside?.color).toBe(outside?.color);
  expect(inside?.textDecorationLine).toBe('none');
});

test('components inside keep their own spacing', async () => {
  const screen = await render(
    inAndOut(
      <Alert title="Saved">
        <p>One</p>
        <p>Two</p>
      </Alert>,
    ),
  );
  const heights = screen
    .getByRole('status')
    .elements()
    .map((alert) => alert.clientHeight);
  const margins = screen
    .getByText('Two')
    .elements()
    .map((text) => getComputedStyle(text).marginTop);
  expect(margins).toEqual(['0px', '0px']);
  expect(heights).toHaveLength(2);
});
