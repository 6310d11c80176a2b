'use client';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { withTelephone } from '../internal/telephone.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

const defaultLabels = {
  /** Text for assistive technology after a link with `newTab`. */
  newTab: '(opens in a new tab)',
} as const;

/** Labels of the link. */
export interface LinkLabels extends Words<typeof defaultLabels> {}

export const linkTones = ['inline', 'standalone', 'plain'] as const;

export interface LinkProps extends LinkComponentProps {
  /** `inline` is underlined, `standalone` underlines on hover, `plain` inherits everything. @default 'inline' */
  tone?: (typeof linkTones)[number];
  /** Opens in a new tab, without `window.opener`. @default false */
  newTab?: boolean;
  labels?: Partial<LinkLabels>;
}

/** A link of the router in `LinkProvider`. A phone number in a `tel:` link stays on one line. Renders `<a>`. */
export function Link({
  tone = 'inline',
  newTab = false,
  labels,
  className,
  children,
  ...props
}: LinkProps) {
  const Component = useLinkComponent();
  const words = useLabels('Link', defaultLabels, labels);
  return (
    <Component
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
      className={cx(styles.tones[tone], className)}
    >
      {props.href.startsWith('tel:') ? withTelephone(children) : children}
      {newTab && <VisuallyHidden> {words.newTab}</VisuallyHidden>}
    </Component>
  );
}
