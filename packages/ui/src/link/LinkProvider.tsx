'use client';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';

/** What every link renders with: the attributes of `<a>`, with `href` present. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders every link below it: a thin adapter around the property's router link. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Supplies the router's link to every component below. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here. */
export function useLinkComponent() {
  return use(LinkContext);
}
