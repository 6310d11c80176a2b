import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Form } from '../form/index.ts';
import { NumberField, readNumber } from './index.ts';

/** React ignores a value that is set on the input directly. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (root: Element, value: string) => {
  setValue?.call(root, value);
  root.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const leave = (root: Element, typed: string) => {
  type(root, typed);
  root.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
const isInvalid = async (root: Element) => {
  await new Promise((painted) => requestAnimationFrame(painted));
  return root.matches('[aria-invalid]');
};

describe('NumberField', () =>
  conformance(<NumberField label="Flow" name="flow" quantity="flow" />, {
    interactive: {
      onBlur: { send: (root) => leave(root, 'forty'), acted: isInvalid },
      onChange: {
        send: (root) => {
          leave(root, 'forty');
          type(root, '40');
        },
        acted: async (root) => !(await isInvalid(root)),
      },
    },
  }));

test('an empty field is not an error, and `error` is shown until the field has an error of its own', async () => {
  const screen = await render(
    <NumberField label="Flow" name="flow" quantity="flow" error="Enter the flow." required />,
  );
  const input = screen.getByRole('textbox', { name: 'Flow' });
  await input.click();
  await screen.getByText('Enter the flow.').click();
  await expect.element(input).toHaveAccessibleDescription('Enter the flow.');
  await input.fill('forty');
  await screen.getByText('Enter the flow.').click();
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter the flow as a number, such as 40 or 12.5.');
});

test('a click on a button below is not lost when an error message moves the button', async () => {
  let presses = 0;
  const screen = await render(
    <>
      <NumberField label="Flow" name="flow" quantity="flow" required />
      <button type="button" onClick={() => (presses += 1)}>
        Next
      </button>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Flow' });
  await input.fill('forty');
  await screen.getByRole('button', { name: 'Next' }).click({ position: { x: 4, y: 2 } });
  await expect.element(input).toHaveAttribute('aria-invalid');
  expect(presses).toBe(1);
});

test.each([
  ['40', 40],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,700', 0.7],
  ['.7', 0.7],
  ['1 400', 1400],
  ['1\u202f400', 1400],
  ["1'400", 1400],
  ['1,400.5', 1400.5],
  ['1,234,567', 1_234_567],
  ['1.400,5', 1400.5],
  ['−1.234.567,5', -1_234_567.5],
  ['1.234.567', 1_234_567],
  ['5,40,000', 540_000],
  ['1,05,40,000.5', 10_540_000.5],
  [' 5 ', 5],
  ['−10', -10],
  ['0012', 12],
  ['１２．５', 12.5],
  ['－１，４００．５', -1400.5],
  ['٤٠٫٥', 40.5],
  ['١٬٤٠٠٫٥', 1400.5],
  ['۴۰', 40],
  ['४०', 40],
  ['๔๐', 40],
  ['𝟜𝟘', 40],
  ['1’400', 1400],
  ['\u200f40', 40],
])('%s is read as %d', (text, value) => {
  expect(readNumber(text, 'flow')).toEqual({ value });
});

test.each([
  'forty',
  '',
  '4e3',
  '12.5.1',
  '1,2,3',
  '1,400,5',
  '0.400,5',
  '0x10',
  '40 m³',
  '40²',
  'NaN',
  'Infinity',
  '--5',
  '.',
])('%j is not a number', (text) => {
  expect(readNumber(text, 'flow')).toEqual({
    error: 'Enter the flow as a number, such as 40 or 12.5.',
  });
});

test.each([
  ['1,400', '1400', '1.4'],
  ['1.400', '1400', '1.4'],
  ['−12.000', '-12000', '-12'],
  ['１．３７５', '1375', '1.3750'],
])(
  '%s is an error that asks which number is meant, with readings that are clear',
  (typed, thousands, fraction) => {
    const number = readNumber(typed, 'flow');
    expect(number).toEqual({
      error: expect.stringMatching(
        `^Write the flow as ${thousands} or as ${fraction}: .* can mean either\\.$`,
      ),
      readings: { thousands, fraction },
    });
    for (const reading of [thousands, fraction])
      expect(readNumber(reading, 'flow')).toEqual({ value: Number(reading) });
  },
);

test('server HTML offers the readings of a rejected input as submit buttons', () => {
  const html = renderToString(
    <form>
      <NumberField
        label="Flow"
        name="flow"
        quantity="flow"
        defaultValue="1,400"
        error="Write the flow as 1400 or as 1.4: 1,400 can mean either."
      />
    </form>,
  );
  const [first, ...readings] = [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('button'),
  ];
  // Enter presses the first submit button.
  expect([first?.type, first?.name]).toEqual(['submit', '']);
  expect(readings.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['submit', 'flow', '1400'],
    ['submit', 'flow', '1.4'],
  ]);
});

test('server HTML offers the readings that the caller gives', () => {
  const read = () => ({ error: '', readings: { thousands: '1400 CFM', fraction: '1.4 CFM' } });
  const html = renderToString(
    <NumberField
      label="Flow"
      name="flow"
      quantity="flow"
      defaultValue="1,400 CFM"
      error="Which?"
      read={read}
    />,
  );
  expect(html).toContain('value="1400 CFM"');
});

test('a reading of a rejected input is sent although the error goes with the press', async () => {
  const sent: string[] = [];
  const form = createRef<HTMLFormElement>();
  const screen = await render(
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('flow')));
      }}
    >
      <NumberField
        label="Flow"
        name="flow"
        quantity="flow"
        defaultValue="1,400"
        error="Which?"
        // Reads the form, as where one convention holds for all of its fields.
        read={(typed) => {
          const entered = form.current ? new FormData(form.current).get('flow') : typed;
          return readNumber(String(entered), 'flow');
        }}
      />
    </form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Use 1400' }).click();
  await expect.poll(() => sent).toEqual(['1400']);
});

test('what the caller reads is not asked about', async () => {
  const screen = await render(
    <>
      <NumberField
        label="Flow"
        name="flow"
        quantity="flow"
        read={() => ({ value: 1400 })}
        required
      />
      <button type="button">Next</button>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Flow' });
  await input.fill('1,400');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('an invalid number stops its form, also while the field has the focus', async () => {
  const sent: string[] = [];
  const screen = await render(
    <Form
      action="/flow"
      onSubmit={async (data) => {
        sent.push(String(data.get('flow')));
        return { ok: true };
      }}
    >
      <NumberField label="Flow" name="flow" quantity="flow" required />
      <button type="submit">Send</button>
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Flow' });
  await input.fill('forty');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toBeInvalid();
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter the flow as a number, such as 40 or 12.5.');
  await input.fill('40');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['40']);
});
