'use client';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

export const linkTones = ['inline', 'standalone', 'plain'] as const;

export interface LinkProps extends LinkComponentProps {
  /**
   * `inline` is underlined in running text, `standalone` underlines on hover, `plain` inherits everything.
   * @default 'inline'
   */
  tone?: (typeof linkTones)[number];
  /**
   * Opens in a new tab, without handing over the opener.
   * @default false
   */
  newTab?: boolean;
  /**
   * What assistive technology says after the text of a link with `newTab`.
   * @default '(opens in a new tab)'
   */
  newTabLabel?: string;
}

/** A link, rendered by the property's router when `LinkProvider` supplies one. Renders `<a>`. */
export function Link({
  tone = 'inline',
  newTab = false,
  newTabLabel = '(opens in a new tab)',
  className,
  children,
  ...props
}: LinkProps) {
  const Component = useLinkComponent();
  return (
    <Component
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
      className={cx(styles.tones[tone], className)}
    >
      {children}
      {newTab && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Component>
  );
}
