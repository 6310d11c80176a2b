import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextField } from './index.ts';

describe('TextField', () =>
  conformance(<TextField label="Name" name="name" />, { interactive: true }));

test('sets the given id on the input, for links in the error summary', async () => {
  const screen = await render(<TextField label="Name" name="name" id="name" required />);
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('id', 'name');
});

test.each([
  ['text', 'rtl'],
  ['password', 'rtl'],
  ['email', 'ltr'],
  ['tel', 'ltr'],
  ['url', 'ltr'],
] as const)(
  'in right-to-left text, a field of type %s has the direction %s and is aligned right',
  async (type, direction) => {
    const screen = await render(
      <div dir="rtl">
        <TextField label="Field" name="field" type={type} required />
      </div>,
    );
    const input = getComputedStyle(screen.getByLabelText('Field').element());
    expect(input.direction).toBe(direction);
    expect(input.textAlign).toBe(direction === 'rtl' ? 'start' : 'end');
  },
);
