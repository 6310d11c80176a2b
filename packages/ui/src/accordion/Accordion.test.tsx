import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Accordion } from './index.ts';

const inRoot = (element: React.ReactElement) => <Accordion.Root>{element}</Accordion.Root>;
const inItem = (element: React.ReactElement) =>
  inRoot(<Accordion.Item value="one">{element}</Accordion.Item>);
const besideTrigger = (element: React.ReactElement) =>
  inItem(
    <>
      <Accordion.Trigger>One</Accordion.Trigger>
      {element}
    </>,
  );

const heads = (
  <Accordion.Root>
    {['One', 'Two'].map((name) => (
      <Accordion.Item key={name} value={name}>
        <Accordion.Trigger>{name}</Accordion.Trigger>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
let observe: MockInstance<ResizeObserver['observe']>;
describe('Root', () =>
  conformance(heads, {
    controlled: { value: [['One'], []] },
    interactive: {
      onClickCapture: {
        send: (root) => {
          observe = vi.spyOn(ResizeObserver.prototype, 'observe');
          root.querySelector('button')?.click();
        },
        acted: () => {
          const kept = observe.mock.calls.length > 0;
          observe.mockRestore();
          return kept;
        },
      },
      onKeyDown: {
        send: (root) => {
          const first = root.querySelector('button');
          first?.focus();
          first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
        },
        acted: () => document.activeElement?.textContent === 'Two',
      },
    },
  }));
describe('Item', () => conformance(<Accordion.Item value="one" />, { wrap: inRoot }));
describe('Heading', () =>
  conformance(<Accordion.Heading>One</Accordion.Heading>, { wrap: inItem }));
describe('Trigger', () =>
  conformance(<Accordion.Trigger>One</Accordion.Trigger>, { wrap: inItem, interactive: true }));
describe('Panel', () =>
  conformance(<Accordion.Panel>Text</Accordion.Panel>, { wrap: besideTrigger }));

function Example(props: Accordion.RootProps) {
  return (
    <Accordion.Root {...props}>
      {['One', 'Two', 'Three'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Heading>
            <Accordion.Trigger>{name}</Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>Panel {name}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

test('server HTML does not say that panels are closed, which are all open without JavaScript', async () => {
  expect(renderToString(heads)).not.toContain('aria-expanded');
  const screen = await render(heads);
  const trigger = screen.getByRole('button', { name: 'One' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('an item stays closed when a handler prevents the default', async () => {
  const screen = await render(
    inItem(<Accordion.Trigger onClick={(event) => event.preventDefault()}>One</Accordion.Trigger>),
  );
  const trigger = screen.getByRole('button', { name: 'One' });
  await trigger.click();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('several items stay open with `multiple`', async () => {
  const screen = await render(<Example multiple />);
  await screen.getByRole('button', { name: 'One' }).click();
  await screen.getByRole('button', { name: 'Two' }).click();
  await expect.element(screen.getByRole('region', { name: 'One' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Two' })).toBeVisible();
});

test('a controlled accordion follows its value and calls onValueChange', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Example value={['One']} onValueChange={onValueChange} />);
  await screen.getByRole('button', { name: 'Two' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Two']);
  await expect.element(screen.getByRole('region', { name: 'One' })).toBeVisible();
});

test('find-in-page finds closed panels and opens them', async () => {
  const screen = await render(<Example />);
  const panel = screen.getByText('Panel Two').element();
  expect(panel.getAttribute('hidden')).toBe('until-found');
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(screen.getByRole('region', { name: 'Two' })).toBeVisible();
});

test('arrow keys skip disabled triggers, and browser shortcuts keep working', async () => {
  const screen = await render(
    <Accordion.Root>
      {['One', 'Two', 'Three'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Trigger disabled={name === 'Two'}>{name}</Accordion.Trigger>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );
  const first = screen.getByRole('button', { name: 'One' });
  first.element().focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Three' })).toHaveFocus();
});

test('arrow keys in a nested accordion do not move focus in the outer one', async () => {
  const screen = await render(
    <Accordion.Root defaultValue={['outer']}>
      <Accordion.Item value="outer">
        <Accordion.Trigger>Outer</Accordion.Trigger>
        <Accordion.Panel>
          <Example />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion.Root>,
  );
  screen.getByRole('button', { name: 'Three' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'One' })).toHaveFocus();
});

test('a part outside its root throws an error that names the root', () => {
  expect(() => renderToString(<Accordion.Item value="one" />)).toThrow(
    '@brand/ui: Accordion.Item has no Accordion.Root: wrap it in Accordion.Root.',
  );
});

test('a trigger without an icon gets a chevron', async () => {
  const mark = (element: Element) => getComputedStyle(element, '::after');
  const screen = await render(
    <Accordion.Root>
      <Accordion.Item value="bare">
        <Accordion.Trigger>Bare</Accordion.Trigger>
      </Accordion.Item>
      <Accordion.Item value="icon">
        <Accordion.Trigger>
          With icon
          <svg />
        </Accordion.Trigger>
      </Accordion.Item>
    </Accordion.Root>,
  );
  const bare = screen.getByRole('button', { name: 'Bare' });
  expect(mark(bare.element())).toMatchObject({ content: '""', scale: 'none' });
  expect(mark(screen.getByRole('button', { name: 'With icon' }).element()).content).toBe('none');
  await bare.click();
  await expect.poll(() => mark(bare.element()).scale).toBe('-1');
});

const questions = (count: number) => (
  <Accordion.Root>
    {Array.from({ length: count }, (_, index) => (
      <Accordion.Item key={String(index)} value={String(index)}>
        <Accordion.Heading>
          <Accordion.Trigger>Question {index}</Accordion.Trigger>
        </Accordion.Heading>
        <Accordion.Panel>
          <div style={{ blockSize: 600 }}>Answer {index}</div>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);

test('panels are regions unless there are more than six', async () => {
  const six = await render(questions(6));
  await six.getByRole('button', { name: 'Question 1' }).click();
  await expect.element(six.getByText('Answer 1')).toBeVisible();
  expect(six.getByRole('region').elements()).toHaveLength(6);
  await six.unmount();
  const seven = await render(questions(7));
  await seven.getByRole('button', { name: 'Question 1' }).click();
  await expect.element(seven.getByText('Answer 1')).toBeVisible();
  expect(seven.getByRole('region').elements()).toEqual([]);
});

test('server HTML has the regions, unless components of the caller hold the items', () => {
  const regions = (element: React.ReactElement) =>
    renderToString(element).match(/aria-labelledby/g)?.length ?? 0;
  expect(regions(questions(6))).toBe(6);
  expect(regions(questions(7))).toBe(0);
  const groups = [<Group key="one" from={0} />, <Group key="two" from={4} />];
  expect(regions(<Accordion.Root>{groups}</Accordion.Root>)).toBe(0);
});

function Group({ from }: { from: number }) {
  return [1, 2, 3, 4].map((number) => (
    <Accordion.Item key={number} value={`${from + number}`}>
      <Accordion.Trigger>{from + number}</Accordion.Trigger>
      <Accordion.Panel>{`Answer ${from + number}`}</Accordion.Panel>
    </Accordion.Item>
  ));
}

test('counts items inside components of the caller', async () => {
  const groups = (many: boolean) => (
    <Accordion.Root defaultValue={['1']}>
      <Group from={0} />
      {many && <Group from={4} />}
    </Accordion.Root>
  );
  const screen = await render(groups(true));
  await expect.element(screen.getByText('Answer 1')).toBeVisible();
  expect(screen.getByRole('region').elements()).toEqual([]);
  await screen.rerender(groups(false));
  await expect.poll(() => screen.getByRole('region').elements()).toHaveLength(4);
});

test('counts items in fragments, and no conditions', async () => {
  const item = (name: string) => (
    <Accordion.Item key={name} value={name}>
      <Accordion.Trigger>{name}</Accordion.Trigger>
      <Accordion.Panel>{`About ${name}`}</Accordion.Panel>
    </Accordion.Item>
  );
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const six = await render(
    <Accordion.Root multiple defaultValue={names}>
      {names.map((name) => [false, item(name)])}
      {null}
    </Accordion.Root>,
  );
  await expect.poll(() => six.getByRole('region').elements()).toHaveLength(6);
  await six.unmount();
  const eight = await render(
    <Accordion.Root multiple defaultValue={names}>
      <Fragment key="all">
        {names.map(item)}
        <Fragment key="more">
          {item('G')}
          {item('H')}
        </Fragment>
      </Fragment>
    </Accordion.Root>,
  );
  await expect.element(eight.getByText('About A')).toBeVisible();
  expect(eight.getByRole('region').elements()).toEqual([]);
});

const nextFrame = () => new Promise(requestAnimationFrame);
const space = <div style={{ blockSize: 2000 }} />;

test('the pressed trigger keeps its position while a panel above it closes', async () => {
  const screen = await render(
    <>
      {space}
      {questions(3)}
      {space}
    </>,
  );
  const first = screen.getByRole('button', { name: 'Question 0' });
  const second = screen.getByRole('button', { name: 'Question 1' });
  const finished = () =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await finished();
  second.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = second.element().getBoundingClientRect();
  // Slow frames make the last step of the transition large.
  let slow = requestAnimationFrame(function block() {
    const until = performance.now() + 100;
    while (performance.now() < until);
    slow = requestAnimationFrame(block);
  });
  onTestFinished(() => cancelAnimationFrame(slow));
  (second.element() as HTMLElement).click();
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await finished();
  // The panel above has closed.
  await expect.poll(() => top - first.element().getBoundingClientRect().top).toBeLessThan(200);
  await expect
    .poll(() => Math.abs(second.element().getBoundingClientRect().top - top))
    .toBeLessThan(2);
});

test('a visitor who scrolls while a panel opens is not scrolled back', async () => {
  const screen = await render(
    <>
      {space}
      {questions(3)}
      {space}
    </>,
  );
  const first = screen.getByRole('button', { name: 'Question 0' }).element() as HTMLElement;
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = first.getBoundingClientRect();
  first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  first.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
  window.scrollBy({ top: 100, behavior: 'instant' });
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  expect(Math.round(top - first.getBoundingClientRect().top)).toBe(100);
});

test('a link in a panel scrolls to its target', async () => {
  const screen = await render(
    <>
      <Accordion.Root defaultValue={['one']}>
        <Accordion.Item value="one">
          <Accordion.Trigger>One</Accordion.Trigger>
          <Accordion.Panel>
            <a href="#target">Below</a>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion.Root>
      {space}
      <p id="target">Target</p>
      {space}
    </>,
  );
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const link = screen.getByRole('link', { name: 'Below' });
  link.element().animate({ opacity: [0.5, 1] }, 100);
  await link.click();
  const target = screen.getByText('Target').element();
  await expect.poll(() => target.getBoundingClientRect().top).toBeLessThan(200);
});

test('a trigger that is removed while its panel opens does not scroll the page', async () => {
  const page = (content: React.ReactNode) => (
    <>
      {space}
      {content}
      {space}
    </>
  );
  const screen = await render(page(questions(3)));
  const trigger = screen.getByRole('button', { name: 'Question 1' });
  trigger.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const fade = trigger.element().animate({ opacity: [0.5, 1] }, 100);
  const before = window.scrollY;
  await trigger.click();
  await nextFrame();
  await screen.rerender(page(<div style={{ blockSize: 500 }} />));
  await Promise.allSettled([fade.finished]);
  await nextFrame();
  expect(Math.abs(window.scrollY - before)).toBeLessThan(100);
});
