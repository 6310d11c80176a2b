import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextArea } from './index.ts';

describe('TextArea', () =>
  conformance(<TextArea label="Comment" name="message" />, { interactive: true }));

test('takes the id that an error summary links to', async () => {
  const screen = await render(<TextArea label="Comment" name="message" id="message" required />);
  await expect.element(screen.getByLabelText('Comment')).toHaveAttribute('id', 'message');
});
