import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SkipLink } from './index.ts';

describe('SkipLink', () => conformance(<SkipLink />));

test('moves focus to the content', async () => {
  const screen = await render(
    <>
      <SkipLink />
      <a href="#home">Home</a>
      <main id="main" tabIndex={-1}>
        <a href="#models">Models</a>
      </main>
    </>,
  );
  screen.getByRole('link', { name: 'Skip to content' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Models' })).toHaveFocus();
});
