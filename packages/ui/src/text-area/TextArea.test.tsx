import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextArea } from './index.ts';

describe('TextArea', () =>
  conformance(<TextArea label="Comment" name="message" />, { interactive: true }));

test.each([true, false])('grows with its text, with field-sizing: %s', async (supported) => {
  vi.spyOn(CSS, 'supports').mockReturnValue(supported);
  const screen = await render(<TextArea label="Comment" name="message" rows={2} required />);
  const area = screen.getByLabelText('Comment').element() as HTMLTextAreaElement;
  if (!supported) area.style.setProperty('field-sizing', 'fixed');
  const before = area.offsetHeight;
  await screen.getByLabelText('Comment').fill('line\n'.repeat(20));
  expect(area.offsetHeight).toBeGreaterThan(2 * before);
  expect(area.scrollHeight).toBe(area.clientHeight);
  await screen.getByLabelText('Comment').fill('');
  expect(area.offsetHeight).toBe(before);
  vi.restoreAllMocks();
});

test('is initially as high as its rows', async () => {
  const screen = await render(
    <>
      <TextArea label="Comment" name="comment" rows={10} />
      <TextArea label="Report" name="report" rows={20} />
    </>,
  );
  const [comment, report] = [...screen.container.querySelectorAll('textarea')];
  const line = Number.parseFloat(getComputedStyle(report as Element).lineHeight);
  expect((report?.offsetHeight ?? 0) - (comment?.offsetHeight ?? 0)).toBeCloseTo(10 * line, 0);
});

test('shows tools above the text', async () => {
  const screen = await render(
    <TextArea label="Comment" name="message" tools={<button type="button">Bold</button>} />,
  );
  const tool = screen.getByRole('button', { name: 'Bold' }).element();
  expect(tool.nextElementSibling).toBe(screen.getByRole('textbox').element());
});
