import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ErrorSummary } from '../error-summary/index.ts';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
];
const group = <RadioGroup label="Severity" name="severity" options={options} />;

describe('RadioGroup', () => conformance(group, { controlled: { value: ['high', 'low'] } }));

test('no option is selected initially, and the form submits the selected value', async () => {
  const screen = await render(<form aria-label="Form">{group}</form>);
  const sent = () =>
    new FormData(screen.getByRole('form').element() as HTMLFormElement).get('severity');
  expect(sent()).toBeNull();
  await screen.getByText('Low').click();
  expect(sent()).toBe('low');
});

test('a controlled group calls onValueChange and does not change itself', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <RadioGroup
      label="Severity"
      name="severity"
      options={options}
      value="high"
      onValueChange={onValueChange}
    />,
  );
  await screen.getByRole('radio', { name: 'Low' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('low');
  await expect.element(screen.getByRole('radio', { name: 'High' })).toBeChecked();
});

test('a link in the error summary moves focus to the first option', async () => {
  const screen = await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'severity', message: 'Choose one.' }]} />
      <RadioGroup
        id="severity"
        label="Severity"
        name="severity"
        options={options}
        error="Choose one."
        required
      />
    </>,
  );
  await screen.getByRole('link', { name: 'Choose one.' }).click();
  await expect.element(screen.getByRole('radio', { name: 'High' })).toHaveFocus();
});
