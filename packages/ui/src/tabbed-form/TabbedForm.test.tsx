import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { type FormResult, TabbedForm, TabbedFormFields, type TabbedFormProps } from './index.ts';

const tabs = [
  { value: 'one', name: 'One', href: '?tab=one' },
  { value: 'two', name: 'Two', href: '?tab=two' },
];

function Example(props: Partial<TabbedFormProps>) {
  return (
    <TabbedForm label="Kind" tabs={tabs} action="/contact" {...props}>
      {(field) => (
        <>
          <TextField {...field('name')} label="Name" required />
          <TabbedFormFields of="two">
            <TextField {...field('issue')} label="Issue" required />
          </TabbedFormFields>
        </>
      )}
    </TabbedForm>
  );
}

describe('TabbedForm', () => conformance(Example({})));
describe('TabbedFormFields', () =>
  conformance(<TabbedFormFields of="one" />, {
    wrap: (fields) => (
      <TabbedForm label="Kind" tabs={tabs} action="/contact">
        {() => fields}
      </TabbedForm>
    ),
  }));

const accepted = async (): Promise<FormResult> => ({ ok: true, title: 'Thank You' });

test('on the server it is a form of one variant that the browser checks and sends', () => {
  const html = renderToString(
    <Example
      defaultValue="two"
      hiddenFields={{ plan: 'premium' }}
      initialValues={{ name: 'Operator' }}
      initialResult={{ ok: false, message: 'Please correct.', fields: { issue: 'Missing.' } }}
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
  const [data, sending] = onSubmit.mock.calls[0] ?? [];
  expect(sending?.value).toBe('one');
  expect(Object.fromEntries(data ?? [])).toEqual({
    kind: 'one',
    name: 'Operator',
    website: '',
    fill_ms: expect.stringMatching(/^\d+$/),
  });
});

test('the form comes back by itself, empty, and the confirmation stays above it', async () => {
  const screen = await render(
    <Example onSubmit={accepted} confirmationTime={50} initialValues={{ name: 'Operator' }} />,
  );
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect.element(screen.getByRole('status').getByText('Thank You')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Another Message' }).query()).toBeNull();
});

test('who stands on the button when the form comes back is not lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Example onSubmit={accepted} initialValues={{ name: 'Operator' }} />);
  await screen.getByRole('button', { name: 'Send Message' }).click();
  const again = screen.getByRole('button', { name: 'Send Another Message' });
  await expect.element(again).toBeVisible();
  again.element().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveFocus();
});

test('the next message replaces the confirmation', async () => {
  let reference = 0;
  const onSubmit = async (): Promise<FormResult> => {
    reference += 1;
    return { ok: true, title: `Reference ${reference}` };
  };
  const screen = await render(<Example onSubmit={onSubmit} confirmationTime={0} />);
  for (const expected of ['Reference 1', 'Reference 2']) {
    await screen.getByRole('textbox', { name: 'Name' }).fill('Operator');
    await screen.getByRole('button', { name: 'Send Message' }).click();
    await expect.element(screen.getByRole('status').getByText(expected)).toBeVisible();
  }
});

test('mistakes go with their tab', async () => {
  const screen = await render(<Example messages={{ name: 'Name missing.' }} />);
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('link', { name: 'Name missing.' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a form on its way is not sent twice', async () => {
  const onSubmit = vi.fn(() => new Promise<FormResult>(() => {}));
  const screen = await render(<Example onSubmit={onSubmit} initialValues={{ name: 'Operator' }} />);
  await screen.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('fields outside the form say what is missing', () => {
  expect(() => renderToString(<TabbedFormFields of="one" />)).toThrow(
    '@brand/ui: TabbedFormFields has no TabbedForm: wrap it in TabbedForm.',
  );
});
