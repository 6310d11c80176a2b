// What the APG's own tests of its buttons and links assert: w3c/aria-practices, test/tests/button_button.js and link_link.js.
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ButtonLink } from '../../../src/button/index.ts';
import { FilterPills } from '../../../src/filter-pills/index.ts';

test.each(['{Enter}', ' '])('the key %j presses a button, which is a stop of Tab', async (key) => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Print</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(['{Enter}', ' '])('toggle buttons tell their state, which %j changes', async (key) => {
  const options = ['Metric', 'US'].map((name) => ({ value: name, label: name }));
  const screen = await render(<FilterPills label="Units" options={options} />);
  const us = screen.getByRole('button', { name: 'US' });
  await expect.element(us).toHaveAttribute('aria-pressed', 'false');
  us.element().focus();
  await userEvent.keyboard(key);
  await expect.element(us).toHaveAttribute('aria-pressed', 'true');
});

test('Enter follows a link, which is a stop of Tab', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const screen = await render(
    <ButtonLink href="#contact" onClick={onClick}>
      Contact
    </ButtonLink>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Contact' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
