// What the APG's own test of its radio group asserts: w3c/aria-practices, test/tests/radio_radio.js. Native radio buttons
// have their keys and states from the browser.
import { beforeEach, expect, test } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from '../../../src/radio-group/index.ts';

const names = ['Regular', 'Deep dish', 'Thin'];
let screen: Awaited<ReturnType<typeof render>>;
const radio = (name = '') => screen.getByRole('radio', { name });

beforeEach(async () => {
  screen = await render(
    <>
      <button type="button">Before</button>
      <RadioGroup
        label="Crust"
        name="crust"
        required
        options={names.map((name) => ({ value: name, label: name }))}
      />
    </>,
  );
});

test('the options are radio buttons in a group with a name', () => {
  expect(screen.getByRole('radiogroup', { name: 'Crust' }).query()).not.toBeNull();
  expect(screen.getByRole('radio').elements()).toHaveLength(3);
  for (const name of names) expect(radio(name).query()).not.toBeNull();
});

test('Tab moves to the first option, later to the chosen one, and Space chooses', async () => {
  screen.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.element(radio('Regular')).toHaveFocus();
  await expect.element(radio('Regular')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(radio('Regular')).toBeChecked();
  await radio('Thin').click();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(radio('Thin')).toHaveFocus();
});

/** In Safari, radio buttons of HTML do not turn from the last to the first. */
const moves = server.browser === 'webkit' ? 2 : 3;

test.each([
  ['ArrowRight', ['Regular', 'Deep dish', 'Thin', 'Regular']],
  ['ArrowDown', ['Regular', 'Deep dish', 'Thin', 'Regular']],
  ['ArrowLeft', ['Thin', 'Deep dish', 'Regular', 'Thin']],
  ['ArrowUp', ['Thin', 'Deep dish', 'Regular', 'Thin']],
])('%s chooses %j in turn', async (key, [start, ...order]) => {
  await radio(start).click();
  // Safari does not focus what is pressed.
  radio(start).element().focus();
  for (const name of order.slice(0, moves)) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(radio(name)).toHaveFocus();
    await expect.element(radio(name)).toBeChecked();
    expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(1);
  }
});
