import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Section } from '../section/index.ts';
import { Bleed } from './index.ts';

describe('Bleed', () => conformance(<Bleed>Content</Bleed>));

test.each([320, 1280, 1920])('reaches both edges of a window of %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <Section>
      <Bleed data-testid="bleed">Content</Bleed>
    </Section>,
  );
  const section = screen.container.firstElementChild?.getBoundingClientRect();
  const { left, right } = screen.getByTestId('bleed').element().getBoundingClientRect();
  expect([left, right]).toEqual([section?.left, section?.right]);
});
