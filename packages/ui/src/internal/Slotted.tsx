import type { ComponentPropsWithRef, ReactNode } from 'react';

type Tag = 'a' | 'button' | 'div';

interface SlottedProps<Name extends Tag> {
  /** The caller's handler: Radix composes its own with it. */
  ref?: ComponentPropsWithRef<Name>['ref'];
  children: (radix: ComponentPropsWithRef<Name>) => ReactNode;
}

/**
 * The child of a Radix part with `asChild`. A function receives the props of Radix and decides which of them
 * reach the DOM: no `style` attribute, which a strict policy forbids in server HTML, and only suitable handlers.
 */
export function Slotted<Name extends Tag>({ children, ...radix }: SlottedProps<Name>) {
  return children(radix as ComponentPropsWithRef<Name>);
}
