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

describe('RadioGroup', () => conformance(group));

test('nothing is chosen until the visitor chooses, and the form sends the choice', async () => {
  const screen = await render(<form aria-label="Form">{group}</form>);
  const sent = () =>
    new FormData(screen.getByRole('form').element() as HTMLFormElement).get('severity');
  expect(sent()).toBeNull();
  await screen.getByText('Low').click();
  expect(sent()).toBe('low');
});

test('a controlled group follows its value and calls onValueChange', async () => {
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

test('an error summary leads to its first choice', async () => {
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
