import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import type { FormResult } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { TabbedForm, TabbedFormFields, type TabbedFormProps } from './index.ts';

const options = [
  { value: 'one', label: 'One', href: '?tab=one' },
  { value: 'two', label: 'Two', href: '?tab=two' },
];

function Example(props: Partial<TabbedFormProps>) {
  return (
    <TabbedForm label="Kind" options={options} action="/contact" {...props}>
      <TextField name="name" label="Name" required />
      <TabbedFormFields of="two">
        <TextField name="issue" label="Issue" required />
      </TabbedFormFields>
    </TabbedForm>
  );
}

describe('TabbedForm', () => conformance(Example({})));
describe('TabbedFormFields', () =>
  conformance(<TabbedFormFields of="one" />, {
    wrap: (fields) => (
      <TabbedForm label="Kind" options={options} action="/contact">
        {fields}
      </TabbedForm>
    ),
  }));

const accepted = async (): Promise<FormResult> => ({ ok: true, title: 'Thank You' });

test('on the server it is a form of one variant that the browser checks and sends', () => {
  const html = renderToString(
    <Example
      defaultValue="two"
      hiddenFields={{ plan: 'premium' }}
      defaultValues={{ name: 'Operator' }}
      defaultResult={{ ok: false, message: 'Please correct.', fields: { issue: 'Missing.' } }}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.enctype).toBe('multipart/form-data');
  expect(form?.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    kind: 'two',
    plan: 'premium',
    name: 'Operator',
    issue: '',
    website: '',
  });
  expect(page.querySelector('[role="alert"] a')?.textContent).toBe('Missing.');
});

test('sends the fields of its tab alone', async () => {
  const onSubmit = vi.fn<NonNullable<TabbedFormProps['onSubmit']>>(accepted);
  const screen = await render(<Example onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Operator');
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('status').getByText('Thank You')).toBeVisible();
  const [data] = onSubmit.mock.calls[0] ?? [];
  expect(Object.fromEntries(data ?? [])).toEqual({
    kind: 'one',
    name: 'Operator',
    website: '',
    fill_ms: expect.stringMatching(/^\d+$/),
  });
});

test('a variant can be disabled', async () => {
  const one = { value: 'one', label: 'One', href: '?tab=one', disabled: true };
  const screen = await render(<Example options={[one, ...options.slice(1)]} defaultValue="two" />);
  await expect.element(screen.getByRole('tab', { name: 'One', disabled: true })).toBeVisible();
});

test('a change of tab drops the mistakes', async () => {
  const screen = await render(<Example messages={{ name: 'Name missing.' }} />);
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('link', { name: 'Name missing.' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a form that is refused after a change of tab comes back with its mistakes', async () => {
  let answer: (result: FormResult) => void = () => {};
  const onSubmit = () => new Promise<FormResult>((resolve) => (answer = resolve));
  const screen = await render(<Example defaultValue="two" onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Operator');
  await screen.getByRole('textbox', { name: 'Issue' }).fill('Noise');
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await screen.getByRole('tab', { name: 'One' }).click();
  answer({ ok: false, message: 'Please correct.', fields: { issue: 'Too short.' } });
  await expect.element(screen.getByRole('link', { name: 'Too short.' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect
    .element(screen.getByRole('tab', { name: 'Two' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'Issue' })).toHaveValue('Noise');
});

test('fields outside the form throw an error that names the form', () => {
  expect(() => renderToString(<TabbedFormFields of="one" />)).toThrow(
    '@brand/ui: TabbedFormFields has no TabbedForm: wrap it in TabbedForm.',
  );
});
