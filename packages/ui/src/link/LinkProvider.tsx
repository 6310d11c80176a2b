'use client';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';

/** Props of every link: the attributes of `<a>` with a required `href`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & {
  /** URL of a page, or a fragment of this page. */
  href: string;
};

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders all links below the provider: a thin adapter around the router's link. */
  component: ComponentType<LinkComponentProps>;
  /** The application. */
  children: ReactNode;
}

/** Supplies the router's link to every component below. Without it links are plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links in this tree. */
export function useLinkComponent() {
  return use(LinkContext);
}
