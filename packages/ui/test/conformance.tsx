import { cloneElement, createRef, Fragment, type ReactElement, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { cleanup, render, renderHook } from 'vitest-browser-react';

// biome-ignore lint/suspicious/noExplicitAny: any component's props
type AnyElement = ReactElement<any>;

interface ConformanceOptions {
  /** Wraps the tested element in the context that it needs. */
  wrap?: (element: AnyElement) => AnyElement;
  /** `true` tests the caller's `onClick`. For a part with its own handlers, pass these. */
  interactive?: boolean | Readonly<Record<string, OwnHandler>>;
  /** Two values of each prop with which an owner controls the part. */
  controlled?: Readonly<Record<string, readonly [first: unknown, second: unknown]>>;
  /** Values of `as`. */
  elements?: readonly string[];
  /** Waits until the part's own handlers are attached. */
  ready?: (root: HTMLElement) => Promise<void>;
}

interface OwnHandler {
  /** Dispatches the event. */
  send: (root: HTMLElement) => void;
  /** Whether the part's own handler has run. */
  acted: (root: HTMLElement) => boolean | Promise<boolean>;
}

/**
 * Tests the contract of every part: it spreads props onto its root, forwards its ref, merges className and style with the
 * caller's last, keeps the caller's descriptions, survives strict mode, a fragment and a reset, follows its owner, and calls
 * the caller's handlers before its own, which they can prevent with `preventDefault`.
 */
export function conformance(
  element: AnyElement,
  {
    wrap = (inner) => inner,
    interactive = false,
    controlled = {},
    elements = [],
    ready,
  }: ConformanceOptions = {},
) {
  const show = async (props: object) => {
    const { container } = await renderOutOfReach(
      wrap(cloneElement(element, { ...props, 'data-conformance': 'root' })),
    );
    const root = container.querySelector<HTMLElement>('[data-conformance="root"]');
    if (!root) throw new Error('The component does not spread its props onto an element.');
    return root;
  };

  test('spreads props onto its root', async () => {
    const root = await show({ lang: 'de' });
    expect(root.getAttribute('lang')).toBe('de');
  });

  test('forwards its ref', async () => {
    const ref = createRef<HTMLElement>();
    const root = await show({ ref });
    expect(ref.current).toBe(root);
  });

  test('attaches the ref only once when it renders again', async () => {
    const ref = vi.fn();
    const screen = await render(wrap(cloneElement(element, { ref })));
    await screen.rerender(wrap(cloneElement(element, { ref, lang: 'de' })));
    expect(ref).toHaveBeenCalledOnce();
    await screen.unmount();
    expect(ref).toHaveBeenCalledTimes(2);
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  test("keeps the caller's descriptions", async () => {
    const root = await show({ 'aria-describedby': 'callers' });
    // A field gives them to its control.
    const described = '[aria-describedby~="callers"]';
    expect(root.matches(described) || root.querySelector(described)).toBeTruthy();
  });

  test('survives strict mode, a fragment and a reset of the form around it', async () => {
    const { container } = await render(
      <StrictMode>
        {wrap(
          <Fragment key="in">{cloneElement(element, { 'data-conformance': 'root' })}</Fragment>,
        )}
      </StrictMode>,
    );
    const root = () => container.querySelector<HTMLElement>('[data-conformance="root"]');
    // Some know their state only once they are measured, such as whether a row fits, or once their script has loaded.
    await settled(() => {}, twoFrames);
    const found = root();
    if (found) await ready?.(found);
    const state = root()?.dataset.state;
    const form = root()?.closest('form') ?? root()?.querySelector('form');
    await settled(() => form?.reset());
    expect(root()?.dataset.state).toBe(state);
  });

  test('appends className', async () => {
    const bare = (await show({})).getAttribute('class') ?? '';
    const root = await show({ className: 'from-caller' });
    expect(root.getAttribute('class')).toBe(`${bare} from-caller`.trim());
  });

  test('applies style', async () => {
    const root = await show({ style: { zoom: '3' } });
    expect(root.style.zoom).toBe('3');
  });

  for (const as of elements) {
    test(`renders <${as}>`, async () => {
      expect((await show({ as })).localName).toBe(as);
    });
  }

  for (const [name, [first, second]] of Object.entries(controlled)) {
    test(`follows the ${name} of its owner, without a call`, async () => {
      const onChange = vi.fn();
      const callback = name.replace(/^./, (letter) => `on${letter.toUpperCase()}`);
      const owned = (value: unknown) =>
        wrap(cloneElement(element, { [name]: value, [`${callback}Change`]: onChange }));
      const fresh = await renderOutOfReach(owned(second));
      await settled(() => {}, twoFrames);
      const wanted = stateOf(fresh.container);
      await fresh.unmount();
      const screen = await renderOutOfReach(owned(first));
      const state = () => stateOf(screen.container);
      await expect.poll(state).not.toBe(wanted);
      await screen.rerender(owned(second));
      await expect.poll(state).toBe(wanted);
      await screen.rerender(owned(first));
      await expect.poll(state).not.toBe(wanted);
      await settled(() => {}, twoFrames);
      const again = state();
      await screen.unmount();
      const anew = await renderOutOfReach(owned(first));
      await expect.poll(() => stateOf(anew.container)).toBe(again);
      expect(onChange).not.toHaveBeenCalled();
    });
  }

  if (interactive === true) {
    test("calls the caller's onClick, which can prevent its own action", async () => {
      const onClick = vi.fn((event: Event) => event.preventDefault());
      const root = await show({ onClick });
      const before = root.outerHTML;
      await settled(() => root.click());
      expect(onClick).toHaveBeenCalledOnce();
      expect(root.outerHTML).toBe(before);
    });
  } else if (interactive) {
    test.each(Object.entries(interactive))(
      "the caller's %s can prevent its own",
      async (name, own) => {
        const acts = async (props: object) => {
          const root = await show(props);
          await ready?.(root);
          await settled(() => own.send(root));
          return await own.acted(root);
        };
        expect(await acts({}), 'its own action').toBe(true);
        await cleanup();
        const handler = vi.fn((event: Event) => event.preventDefault());
        expect(await acts({ [name]: handler }), 'it acts in spite of the caller').toBe(false);
        expect(handler).toHaveBeenCalled();
      },
    );
  }
}

/** Renders where the pointer, which may still be here from an earlier test, does not enter. */
function renderOutOfReach(element: AnyElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.pointerEvents = 'none';
  return render(element, { container });
}

/** The states of everything visible inside, as a visitor perceives them. */
const stateOf = (container: Element) =>
  JSON.stringify(
    [...container.querySelectorAll<HTMLInputElement>('*')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const states = [
        element.dataset.state,
        element.ariaExpanded,
        element.ariaSelected,
        element.ariaPressed,
        element.ariaCurrent,
        element.checked,
        element.value,
        element.role === 'status' && element.textContent,
        element.matches(':modal, :popover-open'),
      ];
      return states.some(Boolean) ? [[...states, element.getAttribute('href')]] : [];
    }),
  );

/** The real timers, in case a test uses fake ones. */
const nextTask = setTimeout;
const nextFrame = requestAnimationFrame;

/** Some parts move focus in a separate task. */
const task = () => new Promise<unknown>((resolve) => nextTask(resolve));

/** Observers of sizes report within a frame, after its callbacks. */
const twoFrames = () => new Promise<unknown>((resolve) => nextFrame(() => nextFrame(resolve)));

/** Runs a function and waits until React has rendered its result. */
async function settled(work: () => void, time = task) {
  const { act } = await renderHook(() => {});
  await act(async () => {
    work();
    await time();
  });
}
