import { cloneElement, createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

// biome-ignore lint/suspicious/noExplicitAny: any component's props
type AnyElement = ReactElement<any>;

interface ConformanceOptions {
  /** Puts the element under test into the surroundings it needs. */
  wrap?: (element: AnyElement) => AnyElement;
  /** Also clicks it, and expects the caller's `onClick` to be called beside its own. */
  interactive?: boolean;
}

/**
 * What every part promises: it spreads props to its root, hands its ref over, merges className and style with the
 * caller's last, and calls the caller's handlers beside its own.
 */
export function conformance(
  element: AnyElement,
  { wrap = (inner) => inner, interactive = false }: ConformanceOptions = {},
) {
  const show = async (props: object) => {
    const { container } = await render(
      wrap(cloneElement(element, { ...props, 'data-conformance': 'root' })),
    );
    const root = container.querySelector<HTMLElement>('[data-conformance="root"]');
    if (!root) throw new Error('The component does not spread its props to an element.');
    return root;
  };

  test('spreads props to its root', async () => {
    const root = await show({ lang: 'de' });
    expect(root.getAttribute('lang')).toBe('de');
  });

  test('hands over its ref', async () => {
    const ref = createRef<HTMLElement>();
    const root = await show({ ref });
    expect(ref.current).toBe(root);
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

  if (interactive) {
    test('calls the handler of the caller', async () => {
      const onClick = vi.fn((event: Event) => event.preventDefault());
      await userEvent.click(await show({ onClick }));
      expect(onClick).toHaveBeenCalledOnce();
    });
  }
}
