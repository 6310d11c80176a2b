import type { ReactElement, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import {
  Checkbox,
  ConsentField,
  ErrorSummary,
  FileField,
  Form,
  type FormProps,
  HeaderSearch,
  MoreFields,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  SubmitButton,
  TextArea,
  TextField,
} from '../../src/index.ts';

const options = [
  { value: '', label: 'No preference' },
  { value: 'max', label: 'MAX' },
];
const accepted = async () => ({ ok: true }) as const;
const refused = async () => ({ ok: false, fields: { name: 'Wrong.', other: 'Gone.' } }) as const;

function Example({ children, ...props }: Partial<FormProps> & { children?: ReactNode }) {
  return (
    <Form action="/contact" aria-label="Contact" {...props}>
      {children}
      <SubmitButton>Send</SubmitButton>
      <button type="reset">Reset</button>
    </Form>
  );
}

const press = async (screen: Awaited<ReturnType<typeof render>>, name: string) =>
  await screen.getByRole('button', { name }).click();

/** A form changes its values after all listeners of `reset`, and its fields follow in the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const choose = (input: HTMLInputElement, names: readonly string[], lastModified = 1) => {
  const transfer = new DataTransfer();
  for (const [index, name] of names.entries())
    transfer.items.add(
      new File(['x'.repeat(index + 1)], name, { type: 'text/plain', lastModified }),
    );
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('reset', () => {
  test('takes back errors, custom validity, the summary and the title', async () => {
    document.title = 'Contact';
    const onSubmit = vi.fn(accepted);
    const screen = await render(
      <Example onSubmit={onSubmit}>
        <NumberField name="flow" label="Flow" quantity="flow" defaultValue="40" required />
      </Example>,
    );
    const flow = screen.getByRole('textbox', { name: /^Flow/ });
    await flow.fill('forty');
    await press(screen, 'Send');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(document.title).toBe('Error: Contact');
    await press(screen, 'Reset');
    await expect.element(flow).toHaveValue('40');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(flow).not.toHaveAttribute('aria-invalid');
    expect(document.title).toBe('Contact');
    expect((flow.element() as HTMLInputElement).validity.valid).toBe(true);
    await press(screen, 'Send');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('takes back the error and the readings of a field in a form of the caller', async () => {
    const screen = await render(
      <form>
        <NumberField name="flow" label="Flow" quantity="flow" defaultValue="40" />
        <button type="reset">Reset</button>
      </form>,
    );
    await screen.getByRole('textbox', { name: /^Flow/ }).fill('1,400');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Use 1400' })).toBeVisible();
    await press(screen, 'Reset');
    await expect.element(screen.getByRole('button', { name: 'Use 1400' })).not.toBeInTheDocument();
  });

  test('that is cancelled changes nothing', async () => {
    document.title = 'Contact';
    const onFilesChange = vi.fn();
    const screen = await render(
      <div onReset={(event) => event.preventDefault()}>
        <Example onSubmit={refused}>
          <TextField name="name" label="Name" />
          <NumberField name="flow" label="Flow" quantity="flow" defaultValue="40" />
          <FileField name="files" label="Files" multiple onFilesChange={onFilesChange} />
        </Example>
      </div>,
    );
    choose(screen.getByLabelText(/^Files/).element() as HTMLInputElement, ['a.txt']);
    await press(screen, 'Send');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await screen.getByRole('textbox', { name: /^Flow/ }).fill('forty');
    await userEvent.tab();
    onFilesChange.mockClear();
    await press(screen, 'Reset');
    await nextTask();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Flow/ })).toHaveValue('forty');
    await expect.element(screen.getByText('a.txt', { exact: true })).toBeVisible();
    expect(onFilesChange).not.toHaveBeenCalled();
    document.title = '';
  });

  test('empties a list of files, also of a field that joins the form later', async () => {
    const field = (form?: string) => (
      <>
        <form id="late">
          <button type="reset">Reset</button>
        </form>
        <FileField name="files" label="Files" multiple form={form} />
      </>
    );
    const screen = await render(field());
    await screen.rerender(field('late'));
    choose(screen.getByLabelText(/^Files/).element() as HTMLInputElement, ['a.txt']);
    await expect.element(screen.getByText('a.txt', { exact: true })).toBeVisible();
    await press(screen, 'Reset');
    await expect.element(screen.getByText('a.txt', { exact: true })).not.toBeInTheDocument();
  });

  test('leaves controlled choices as their owner says', async () => {
    const screen = await render(
      <form>
        <Select name="a" label="A" options={options} value="max" onChange={() => {}} />
        <Checkbox name="b" label="B" checked onChange={() => {}} />
        <RadioGroup name="c" label="C" options={options} value="max" />
        <TextField name="d" label="D" value="max" onChange={() => {}} />
        <TextArea name="e" label="E" value="max" onChange={() => {}} />
        <button type="reset">Reset</button>
      </form>,
    );
    const rerendered = (value: string, checked: boolean) => (
      <form>
        <Select name="a" label="A" options={options} value={value} onChange={() => {}} />
        <Checkbox name="b" label="B" checked={checked} onChange={() => {}} />
        <RadioGroup name="c" label="C" options={options} value={value} />
        <TextField name="d" label="D" value={value} onChange={() => {}} />
        <TextArea name="e" label="E" value={value} onChange={() => {}} />
        <button type="reset">Reset</button>
      </form>
    );
    const sent = () =>
      Object.fromEntries(new FormData(screen.container.querySelector('form') ?? undefined));
    const all = (value: string) => ({ a: value, c: value, d: value, e: value });
    expect(sent()).toEqual({ ...all('max'), b: 'on' });
    await press(screen, 'Reset');
    await expect.poll(sent).toEqual({ ...all('max'), b: 'on' });
    await screen.rerender(rerendered('', false));
    await press(screen, 'Reset');
    await nextTask();
    expect(sent()).toEqual(all(''));
  });

  test('takes back the query of a search and its suggestions', async () => {
    const onSearch = vi.fn();
    const items = [{ id: '1', name: 'Blower', type: 'page', href: '#blower' }];
    const screen = await render(
      <>
        <HeaderSearch look="inline" action="/search" items={items} />
        <SearchField action="/blog" value="air" onSearch={onSearch} delay={50} />
      </>,
    );
    await screen.getByRole('combobox').click();
    await userEvent.keyboard('blow');
    await expect.element(screen.getByRole('option', { name: 'Blower' })).toBeVisible();
    (screen.getByRole('combobox').element() as HTMLInputElement).form?.reset();
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
    const field = screen.getByRole('searchbox').element() as HTMLInputElement;
    field.focus();
    field.select();
    // React notices no `fill` of Firefox's driver.
    await userEvent.keyboard('blow');
    await expect.poll(() => onSearch).toHaveBeenLastCalledWith('blow');
    field.form?.reset();
    await expect.poll(() => onSearch).toHaveBeenLastCalledWith('air');
  });
});

test('a number whose owner changes it to a good one can be sent', async () => {
  const onSubmit = vi.fn(accepted);
  const form = (value: string) => (
    <Example onSubmit={onSubmit}>
      <NumberField name="flow" label="Flow" quantity="flow" value={value} onChange={() => {}} />
    </Example>
  );
  const screen = await render(form('forty'));
  const flow = screen.getByRole('textbox', { name: /^Flow/ });
  await flow.click();
  await userEvent.tab();
  await expect.element(flow).toHaveAttribute('aria-invalid', 'true');
  await press(screen, 'Send');
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(form('40'));
  expect((flow.element() as HTMLInputElement).validity.valid).toBe(true);
  await press(screen, 'Send');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a number that a script corrects can be sent', async () => {
  const onSubmit = vi.fn(accepted);
  const screen = await render(
    <Example onSubmit={onSubmit}>
      <NumberField name="flow" label="Flow" quantity="flow" />
    </Example>,
  );
  const flow = screen.getByRole('textbox', { name: /^Flow/ });
  await flow.fill('forty');
  (flow.element() as HTMLInputElement).value = '40';
  await press(screen, 'Send');
  expect(onSubmit).toHaveBeenCalledOnce();
});

describe('what a form sends', () => {
  const send = async (fields: ReactNode, props: Partial<FormProps> = {}, button = 'Send') => {
    const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>(accepted);
    const screen = await render(
      <Example onSubmit={onSubmit} {...props}>
        {fields}
      </Example>,
    );
    await press(screen, button);
    const [data] = onSubmit.mock.calls[0] ?? [];
    return data && Object.fromEntries(data);
  };

  test('name and value of the pressed button', async () => {
    const buttons = (
      <>
        <SubmitButton name="intent" value="draft">
          Save
        </SubmitButton>
        <SubmitButton name="intent" value="publish">
          Publish
        </SubmitButton>
      </>
    );
    expect(await send(buttons, {}, 'Publish')).toEqual({ intent: 'publish' });
    expect(await send(<SubmitButton formNoValidate>Save it</SubmitButton>, {}, 'Save it')).toEqual(
      {},
    );
    expect(
      await send(
        <>
          <TextField name="name" label="Name" required />
          <SubmitButton formNoValidate>Keep</SubmitButton>
        </>,
        {},
        'Keep',
      ),
    ).toEqual({ name: '' });
  });

  test('name and value also when the browser sends it after all', async () => {
    const sent: unknown[] = [];
    const catchIt = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, event.submitter)));
    };
    window.addEventListener('submit', catchIt);
    await send(
      <SubmitButton name="intent" value="draft">
        Save
      </SubmitButton>,
      { onSubmit: async () => 'native' },
      'Save',
    );
    await expect.poll(() => sent).toEqual([{ intent: 'draft' }]);
    window.removeEventListener('submit', catchIt);
  });

  test.each([
    ['formAction', { formAction: '/drafts' }],
    ['formTarget', { formTarget: 'drafts' }],
    ['formMethod', { formMethod: 'dialog' }],
  ])('nothing with a button whose %s leads elsewhere, once it is valid', async (_name, props) => {
    const followed = vi.fn((event: SubmitEvent) => {
      const wasPrevented = event.defaultPrevented;
      event.preventDefault();
      return wasPrevented;
    });
    window.addEventListener('submit', followed);
    const field = (value: string) => (
      <>
        <TextField name="name" label="Name" required defaultValue={value} />
        <SubmitButton {...props}>Keep</SubmitButton>
      </>
    );
    for (const [value, isPrevented] of [
      ['', true],
      ['Ada', false],
    ] as const) {
      expect(await send(field(value), {}, 'Keep')).toBeUndefined();
      expect(followed).toHaveLastReturnedWith(isPrevented);
      await cleanup();
    }
    window.removeEventListener('submit', followed);
  });

  test('a field elsewhere that names it', async () => {
    const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>(accepted);
    const screen = await render(
      <>
        <Example formId="enquiry" onSubmit={onSubmit} />
        <TextField name="name" label="Name" form="enquiry" defaultValue="Ada" />
      </>,
    );
    await press(screen, 'Send');
    expect([...(onSubmit.mock.lastCall?.[0] ?? [])]).toEqual([['name', 'Ada']]);
  });

  test('an empty string as an answer of a required group', async () => {
    const group = (value: string) => (
      <RadioGroup name="series" label="Series" options={options} defaultValue={value} required />
    );
    expect(await send(group('max'))).toEqual({ series: 'max' });
    expect(await send(group(''))).toEqual({ series: '' });
    expect(
      await send(
        <ConsentField name="consent" label="Yes" documents={{}} value="" defaultChecked />,
      ),
    ).toEqual({ consent: '' });
  });

  test.each([
    ['readonly', <TextField key="a" name="a" label="A" required readOnly />, { a: '' }],
    [
      'blanks of a password',
      <TextField key="a" name="a" label="A" type="password" defaultValue="   " required />,
      { a: '   ' },
    ],
    ['disabled', <TextField key="a" name="a" label="A" required disabled />, {}],
  ])('what the browser does not require: %s', async (_name, field, expected) => {
    expect(await send(field)).toEqual(expected);
  });

  test.each([
    ['text of blanks', <TextField key="a" name="a" label="A" defaultValue="  " required />],
    [
      'the first option without a value',
      <Select key="a" name="a" label="A" options={options} required />,
    ],
  ])('not %s where an answer is required', async (_name, field) => {
    expect(await send(field)).toBeUndefined();
  });

  test('fields elsewhere that name the form', async () => {
    const onReset = vi.fn();
    const screen = await render(
      <>
        <form id="f1" onReset={onReset} />
        <RadioGroup name="a" label="A" options={options} defaultValue="max" form="f1" />
        <Select name="b" label="B" options={options} defaultValue="max" form="f1" />
        <Checkbox name="c" label="C" defaultChecked form="f1" />
        <NumberField name="d" label="D" quantity="d" defaultValue="1,400" form="f1" />
        <TextArea name="e" label="E" defaultValue="e" form="f1" />
      </>,
    );
    const form = screen.container.querySelector('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      a: 'max',
      b: 'max',
      c: 'on',
      d: '1,400',
      e: 'e',
    });
    await screen.getByRole('textbox', { name: /^D/ }).click();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Use 1400' })).toBeVisible();
    for (const button of screen.container.querySelectorAll('button'))
      expect(button.form).toBe(form);
  });
});

type FieldProps = Record<string, unknown> & { hint?: ReactNode };

const fields: readonly [string, (props: FieldProps) => ReactElement][] = [
  ['TextField', (props) => <TextField name="f" label="F" {...props} />],
  ['TextArea', (props) => <TextArea name="f" label="F" {...props} />],
  ['Select', (props) => <Select name="f" label="F" options={options} {...props} />],
  ['NumberField', (props) => <NumberField name="f" label="F" quantity="f" {...props} />],
  ['FileField', (props) => <FileField name="f" label="F" {...props} />],
  ['Checkbox', (props) => <Checkbox name="f" label="F" {...props} />],
  [
    'ConsentField',
    ({ hint, ...props }) => (
      <ConsentField name="f" label="F" documents={{}} note={hint} {...props} />
    ),
  ],
  ['RadioGroup', (props) => <RadioGroup name="f" label="F" options={options} {...props} />],
];

describe.each(fields)('%s', (_name, field) => {
  const described = (container: HTMLElement) =>
    container.querySelector('[aria-describedby]') as HTMLElement;

  test("joins the caller's descriptions and validity with its own", async () => {
    const shown = (props: object) => (
      <>
        <p id="more">More.</p>
        {field({ 'aria-describedby': 'more', ...props })}
      </>
    );
    const screen = await render(shown({}));
    const control = () => screen.container.querySelector('[aria-describedby~="more"]');
    await expect.element(control() as HTMLElement).toHaveAccessibleDescription('More.');
    await screen.rerender(shown({ hint: 'Hint.', error: 'Error.' }));
    await expect
      .element(described(screen.container))
      .toHaveAccessibleDescription('More. Hint. Error.');
    expect(control()?.getAttribute('aria-invalid')).toBe('true');
    await screen.rerender(shown({ 'aria-invalid': true }));
    expect(control()?.getAttribute('aria-invalid')).toBe('true');
    await screen.rerender(shown({}));
    expect(control()?.hasAttribute('aria-invalid')).toBe(false);
  });

  test('refers only to what is there', async () => {
    const screen = await render(field({ id: 'my own id', hint: 'Hint.', error: 'Error.' }));
    await expect.element(described(screen.container)).toHaveAccessibleDescription('Hint. Error.');
    for (const nothing of [false, '', null, undefined]) {
      await screen.rerender(field({ hint: nothing, error: nothing }));
      expect(screen.container.querySelector('[aria-invalid]')).toBeNull();
      expect(described(screen.container)).toBeNull();
    }
  });

  test.each([
    ['of its own', { id: 'größe/1' }],
    ['with blanks', { name: 'first [0] name' }],
    ['from the form', {}],
  ])('a link of the summary reaches it with an id %s', async (_id, props) => {
    const name = 'name' in props ? props.name : 'f';
    const screen = await render(
      <Example onSubmit={async () => ({ ok: false, fields: { [name]: 'Wrong.' } })}>
        <MoreFields title="More">{field({ defaultChecked: true, ...props })}</MoreFields>
      </Example>,
    );
    await press(screen, 'Send');
    const link = screen.getByRole('link', { name: 'Wrong.' });
    await link.click();
    await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe(name);
  });
});

test('the summary links to a plain input of the caller, and only to what is there', async () => {
  const screen = await render(
    <Example onSubmit={refused}>
      <label>
        Name <input name="name" />
      </label>
    </Example>,
  );
  await press(screen, 'Send');
  await expect.element(screen.getByText('Gone.')).toBeVisible();
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(1);
  await screen.getByRole('link', { name: 'Wrong.' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a summary of the caller lists two errors of one field, and one of none', async () => {
  const errors = vi.spyOn(console, 'error');
  const screen = await render(
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'there', message: 'One.' },
          { fieldId: 'there', message: 'Two.' },
          { fieldId: 'gone', message: 'Three.' },
        ]}
      />
      <input id="there" aria-label="There" />
    </>,
  );
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(2);
  await expect.element(screen.getByText('Three.')).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('two rejected forms mark the title once, until the last is accepted', async () => {
  document.title = 'Page';
  const form = (name: string, isValid: boolean) => (
    <Form
      action="/a"
      aria-label={name}
      onSubmit={async () => (isValid ? { ok: true } : { ok: false, message: `${name} failed` })}
    >
      <SubmitButton>{name}</SubmitButton>
    </Form>
  );
  const both = (a: boolean, b: boolean) => (
    <>
      {form('A', a)}
      {form('B', b)}
    </>
  );
  const screen = await render(both(false, false));
  for (const name of ['A', 'B']) {
    await press(screen, name);
    await expect.element(screen.getByText(`${name} failed`)).toBeVisible();
    expect(document.title).toBe('Error: Page');
  }
  await screen.rerender(both(true, true));
  await press(screen, 'A');
  await expect.element(screen.getByText('A failed')).not.toBeInTheDocument();
  expect(document.title).toBe('Error: Page');
  await press(screen, 'B');
  await expect.element(screen.getByText('B failed')).not.toBeInTheDocument();
  expect(document.title).toBe('Page');
});

test('a title that the server has marked is not marked again', async () => {
  document.title = 'Error: Page';
  const screen = await render(<ErrorSummary />);
  expect(document.title).toBe('Error: Page');
  await screen.unmount();
  expect(document.title).toBe('Page');
});
