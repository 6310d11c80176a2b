import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextField } from './index.ts';

describe('TextField', () =>
  conformance(<TextField label="Name" name="name" />, { interactive: true }));

test('takes the id that an error summary links to', async () => {
  const screen = await render(<TextField label="Name" name="name" id="name" required />);
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('id', 'name');
});
