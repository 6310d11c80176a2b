import { cloneElement, createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cleanup, render, renderHook } from 'vitest-browser-react';

// biome-ignore lint/suspicious/noExplicitAny: any component's props
type AnyElement = ReactElement<any>;

interface ConformanceOptions {
  /** Wraps the tested element in the context that it needs. */
  wrap?: (element: AnyElement) => AnyElement;
  /** `true` tests the caller's `onClick`. For a part with its own handlers, pass these. */
  interactive?: boolean | Readonly<Record<string, OwnHandler>>;
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
 * caller's last, and calls the caller's handlers before its own, which they can prevent with `preventDefault`.
 */
export function conformance(
  element: AnyElement,
  { wrap = (inner) => inner, interactive = false, ready }: ConformanceOptions = {},
) {
  const show = async (props: object) => {
    const { container } = await render(
      wrap(cloneElement(element, { ...props, 'data-conformance': 'root' })),
    );
    // The pointer may still be here from an earlier test, and would enter the part.
    container.style.pointerEvents = 'none';
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

  test('appends className', async () => {
    const bare = (await show({})).getAttribute('class') ?? '';
    const root = await show({ className: 'from-caller' });
    expect(root.getAttribute('class')).toBe(`${bare} from-caller`.trim());
  });

  test('applies style', async () => {
    const root = await show({ style: { zoom: '3' } });
    expect(root.style.zoom).toBe('3');
  });

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

/** The real timer, in case a test uses fake timers. */
const nextTask = setTimeout;

/** Runs a function and waits until React has rendered its result. */
async function settled(work: () => void) {
  const { act } = await renderHook(() => {});
  await act(async () => {
    work();
    // Some parts move focus in a separate task.
    await new Promise((resolve) => nextTask(resolve));
  });
}
