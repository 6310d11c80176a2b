// Behaviours that the tests of Base UI Form, RadioGroup and Checkbox (packages/react/src) and of Radix Checkbox
// (packages/react/checkbox) assert: the reset button of a form restores what was there initially.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  Checkbox,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '../../../src/index.ts';

const options = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
];

test('resetting a form restores the initial values of its fields', async () => {
  const screen = await render(
    <form>
      <TextField required label="Name" name="name" defaultValue="Jin" />
      <NumberField required label="Flow" name="flow" quantity="flow" defaultValue="40" />
      <TextArea required label="Message" name="message" defaultValue="Hello" />
      <RadioGroup required label="Units" name="units" options={options} defaultValue="us" />
      <Select required label="Display" name="display" options={options} defaultValue="us" />
      <Checkbox label="Agree" name="agree" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.container.querySelector('form') ?? undefined;
  const sent = () => Object.fromEntries(new FormData(form));
  const initially = sent();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ida');
  await screen.getByRole('textbox', { name: 'Flow' }).fill('60');
  await screen.getByRole('textbox', { name: 'Message' }).fill('Bye');
  await screen.getByRole('radio', { name: 'Metric' }).click();
  await screen.getByRole('combobox').selectOptions('metric');
  await screen.getByRole('checkbox').click();
  expect(sent()).toEqual({
    name: 'Ida',
    flow: '60',
    message: 'Bye',
    units: 'metric',
    display: 'metric',
    agree: 'on',
  });
  await screen.getByRole('button', { name: 'Reset' }).click();
  expect(sent()).toEqual(initially);
});
