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
    <TabbedForm
      label="Kind"
      options={options}
      action="/contact"
      honeypot={{ name: 'website', fillTime: 'fill_ms' }}
      {...props}
    >
      <TextField name="name" label="Name" required />
      <TabbedFormFields of="two">
        <TextField name="issue" label="Issue" required />
      </TabbedFormFields>
    </TabbedForm>
  );
}

describe('TabbedForm', () => conformance(Example({}), { controlled: { value: ['one', 'two'] } }));
describe('TabbedFormFields', () =>
  conformance(<TabbedFormFields of="one" />, {
    wrap: (fields) => (
      <TabbedForm label="Kind" options={options} action="/contact">
        {fields}
      </TabbedForm>
    ),
  }));

const accepted = async (): Promise<FormResult> => ({ ok: true, title: 'Thank You' });

test('server HTML is a form with one variant that the browser validates and submits', () => {
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

test('shows its figure beside the confirmation', async () => {
  const figure = <span data-testid="figure" />;
  const screen = await render(
    <Example figure={figure} onSubmit={accepted} defaultValues={{ name: 'Operator' }} />,
  );
  expect(screen.container.querySelector('[figure]')).toBeNull();
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('status').getByTestId('figure')).toBeInTheDocument();
});

test('sends only the fields of the selected tab', async () => {
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

test('switching tabs clears the errors', async () => {
  const screen = await render(<Example messages={{ name: 'Name missing.' }} />);
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('link', { name: 'Name missing.' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('if the server rejects a form after the tab was switched, its tab is selected with the errors', async () => {
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

test('TabbedFormFields outside a TabbedForm throws an error', () => {
  expect(() => renderToString(<TabbedFormFields of="one" />)).toThrow(
    '@brand/ui: TabbedFormFields has no TabbedForm: wrap it in TabbedForm.',
  );
});

test('the selected tab that is removed gives way to a neighbour', async () => {
  const screen = await render(<Example defaultValue="one" />);
  await screen.rerender(<Example defaultValue="one" options={options.slice(1)} />);
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Two');
});
