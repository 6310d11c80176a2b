import type { ComponentPropsWithRef, ReactNode } from 'react';

type Tag = 'a' | 'button' | 'div' | 'nav';

interface SlottedProps<Name extends Tag> {
  /** The caller's ref, which Radix merges with its own. */
  ref?: ComponentPropsWithRef<Name>['ref'];
  children: (radix: ComponentPropsWithRef<Name>) => ReactNode;
}

/**
 * The child of a Radix part with `asChild`. Its render function receives the props from Radix and decides which reach
 * the DOM: no `style` attribute, which a strict Content-Security-Policy forbids in server HTML, and only suitable
 * handlers.
 */
export function Slotted<Name extends Tag>({ children, ...radix }: SlottedProps<Name>) {
  return children(radix as ComponentPropsWithRef<Name>);
}
