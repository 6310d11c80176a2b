import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { ConsentField } from '../consent-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormAction, type FormProps, type FormResult } from './index.ts';

const options = [
  { value: 'max', label: 'MAX' },
  { value: 'rmx', label: 'RMX' },
];

const honeypot = { name: 'website', fillTime: 'fill_ms' };

function Example({ children, ...props }: Partial<FormProps> & { children?: ReactNode }) {
  return (
    <Form action="/contact" honeypot={honeypot} {...props}>
      <TextField name="name" label="Name" required />
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const typed = { name: 'Operator' };
const accepted = async (): Promise<FormResult> => ({ ok: true, title: 'Thank You' });

describe('Form', () => conformance(Example({})));
describe('Form that was accepted', () =>
  conformance(Example({ defaultResult: { ok: true, title: 'Thank You' } })));

test('server HTML is a form that works without JavaScript', () => {
  const html = renderToString(
    <Example
      hiddenFields={{ source: '/demo' }}
      defaultValues={{ ...typed, series: 'rmx', drive: 'max', consent: 'on' }}
      defaultResult={{ ok: false, message: 'Please correct.', fields: { series: 'Wrong.' } }}
    >
      <Select name="series" label="Series" options={options} />
      <RadioGroup name="drive" label="Drive" options={options} />
      <Checkbox name="consent" label="I agree" />
      <Checkbox name="news" label="News" />
    </Example>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/contact');
  expect(form?.method).toBe('post');
  expect(form?.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...typed,
    series: 'rmx',
    drive: 'max',
    consent: 'on',
    source: '/demo',
    website: '',
  });
  const link = page.querySelector<HTMLAnchorElement>('[role="alert"] a');
  expect(link?.textContent).toBe('Wrong.');
  const field = page.getElementById(link?.hash.slice(1) ?? '');
  expect(field?.getAttribute('name')).toBe('series');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});

test('props of a field take precedence over those from the form', () => {
  const html = renderToString(
    <Example defaultValues={{ email: 'form@plant.example', phone: '1' }}>
      <TextField name="email" label="Email" id="mail" defaultValue="own@plant.example" />
      <TextField name="phone" label="Phone" value="2" readOnly />
    </Example>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.getElementById('mail')?.getAttribute('value')).toBe('own@plant.example');
  expect(page.querySelector('[name="phone"]')?.getAttribute('value')).toBe('2');
});

test('lets the browser send the form if its own script cannot', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  const screen = await render(<Example onSubmit={async () => 'native'} defaultValues={typed} />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const form = screen.container.querySelector('form');
  expect(sent.mock.contexts).toEqual([form]);
  expect(new FormData(form ?? undefined).get('name')).toBe('Operator');
  // Back shows the page as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('passes the values, the honeypot and the time to onSubmit', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>(accepted);
  const screen = await render(<Example onSubmit={onSubmit} defaultValues={typed} />);
  const trap = screen.container.querySelector<HTMLInputElement>('[name="website"]');
  if (trap) trap.value = 'https://spam.example';
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  expect(Object.fromEntries(onSubmit.mock.calls[0]?.[0] ?? [])).toEqual({
    ...typed,
    website: 'https://spam.example',
    fill_ms: expect.stringMatching(/^[1-9]\d*$/),
  });
});

test('a server function as action receives the form, and its result is shown', async () => {
  const action = vi.fn<FormAction>(async (_previous, data) =>
    data.get('name') === 'Operator'
      ? { ok: true, title: 'Thank You' }
      : { ok: false, message: 'Please correct.', fields: { name: 'Not of this plant.' } },
  );
  const screen = await render(<Example action={action} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Visitor');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Not of this plant.');
  await expect.element(name).toHaveValue('Visitor');
  await name.fill('Operator');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Thank You');
  expect(Object.fromEntries(action.mock.calls[1]?.[1] ?? [])).toEqual({
    ...typed,
    website: '',
    fill_ms: expect.stringMatching(/^[1-9]\d*$/),
  });
});

test('the honeypot is hidden and not in the tab order', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Website' }).query()).toBeNull();
});

test('retries of a message share a key, and the next message has a new one', async () => {
  const keys: string[] = [];
  const onSubmit: FormProps['onSubmit'] = async (_data, { key }) => {
    keys.push(key);
    if (keys.length === 1) throw new Error('offline');
    return { ok: true, title: `Reference ${keys.length}` };
  };
  const screen = await render(<Example onSubmit={onSubmit} confirmationTime={0} />);
  const send = async () => {
    await screen.getByRole('textbox', { name: 'Name' }).fill('Operator');
    await screen.getByRole('button', { name: 'Send' }).click();
  };
  await send();
  await expect.element(screen.getByRole('alert').getByText(/could not be sent/)).toBeVisible();
  await send();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Reference 2');
  await send();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Reference 3');
  expect(keys[0]).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a form that is being sent cannot be sent again, and its last result is removed', async () => {
  const onSubmit = vi.fn(() => new Promise<FormResult>(() => {}));
  const screen = await render(
    <Example
      onSubmit={onSubmit}
      defaultValues={typed}
      defaultResult={{ ok: false, message: 'Failed' }}
    />,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  screen.container.querySelector('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('focus moves to the message after every failed attempt', async () => {
  const onSubmit = async (): Promise<FormResult> => ({ ok: false, message: 'Failed' });
  const screen = await render(<Example onSubmit={onSubmit} defaultValues={typed} />);
  for (const _attempt of [1, 2]) {
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
  }
});

test('a response does not move focus when the visitor has left the form', async () => {
  let answer = (_result: FormResult) => {};
  const onSubmit = () =>
    new Promise<FormResult>((resolve) => {
      answer = resolve;
    });
  const screen = await render(
    <>
      <Example onSubmit={onSubmit} defaultValues={typed} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  answer({ ok: true, title: 'Thank You' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Thank You');
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('after confirmationTime, an empty form appears below the confirmation', async () => {
  const screen = await render(
    <Example onSubmit={accepted} confirmationTime={50} defaultValues={typed} />,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect.element(screen.getByRole('status').getByText('Thank You')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Another Message' }).query()).toBeNull();
});

test('the figure is beside the confirmation until the form appears again', async () => {
  const screen = await render(
    <Example
      onSubmit={accepted}
      confirmationTime={600_000}
      defaultValues={typed}
      figure={<span data-testid="figure" />}
    />,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  const status = screen.getByRole('status');
  await expect.element(status).toHaveAttribute('data-ground', 'dark');
  await expect.element(screen.getByTestId('figure')).toBeInTheDocument();
  const shown = status.element();
  await screen.getByRole('button', { name: 'Send Another Message' }).click();
  await expect.element(screen.getByTestId('figure')).not.toBeInTheDocument();
  await expect.element(status).not.toHaveAttribute('data-ground');
  // The same element: screen readers announce nothing again.
  expect(status.element()).toBe(shown);
});

test('focus moves to the confirmation when its focused button is removed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(
    <Example onSubmit={accepted} confirmationTime={5000} defaultValues={typed} />,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  const again = screen.getByRole('button', { name: 'Send Another Message' });
  await expect.element(again).toBeVisible();
  again.element().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveFocus();
});

function PageWithChoice() {
  const [series, setSeries] = useState('max');
  return (
    <>
      <Example
        onSubmit={accepted}
        confirmationTime={0}
        defaultValues={{ name: 'Operator', series }}
      >
        <Select name="series" label="Series" placeholder="Any" options={options} />
      </Example>
      <button type="button" onClick={() => setSeries('rmx')}>
        RMX
      </button>
    </>
  );
}

test('a changed default value is shown, even after a message was sent', async () => {
  const screen = await render(<PageWithChoice />);
  const select = screen.getByRole('combobox');
  await expect.element(select).toHaveValue('max');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('status')).toBeVisible();
  await expect.element(select).toHaveValue('');
  await screen.getByRole('button', { name: 'RMX' }).click();
  await expect.element(select).toHaveValue('rmx');
});

test('errors from validate are listed in the order of the fields', async () => {
  const screen = await render(
    <Example
      messages={{ name: 'Name missing.' }}
      validate={() => ({ email: 'Not of this plant.', name: 'Unknown.' })}
    >
      <TextField name="email" label="Email" />
    </Example>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  const links = screen.getByRole('alert').getByRole('link');
  await expect.element(links.nth(0)).toHaveTextContent('Name missing.');
  await expect.element(links.nth(1)).toHaveTextContent('Not of this plant.');
});

test("without messages, an error has the field's label and the browser's message", async () => {
  const screen = await render(
    <Example>
      <RadioGroup name="series" label="Series" options={options} required />
      <Checkbox name="consent" label="I agree" required />
      <ConsentField
        name="privacy"
        label="I accept the {policy}."
        documents={{ policy: { name: 'policy', href: '/policy' } }}
      />
    </Example>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  for (const [label, control] of [
    ['Name', screen.getByRole('textbox', { name: 'Name' })],
    ['Series', screen.getByRole('radio', { name: 'MAX' })],
    ['I agree', screen.getByRole('checkbox', { name: 'I agree' })],
    ['I accept the policy', screen.getByRole('checkbox', { name: 'I accept the policy.' })],
  ] as const) {
    const { validationMessage } = control.element() as HTMLInputElement;
    const message = `${label}: ${validationMessage}`;
    await expect.element(screen.getByRole('link', { name: message })).toBeVisible();
  }
});
