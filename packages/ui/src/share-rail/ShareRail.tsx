'use client';
import { Check, Link2, Share2 } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { copyText } from '../internal/copyText.ts';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { isModified } from '../internal/opensElsewhere.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ShareRail.css.ts';

/** A social network and its share URL for this page. */
export interface ShareLink {
  /** Name of the network. */
  network: string;
  /** Share URL of the network, with the URL and title of the page as parameters. */
  href: string;
  /** Content of the link: an icon, or one or two letters of the name. */
  mark: ReactNode;
}

const defaultLabels = {
  /** Name of the group. */
  share: 'Share',
  /** Name of a link. `{network}` is replaced by the network's name. */
  shareOn: 'Share on {network}',
  newTab: '(opens in a new window)',
  /** Button for the system's share dialog. */
  native: 'Share with an app',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Not copied: take it from the address bar',
} as const;

/** Labels of the rail. */
export interface ShareRailLabels extends Words<typeof defaultLabels> {}

export interface ShareRailProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Full URL of the page. */
  url: string;
  /** Title of the page, for the system's share dialog. */
  title: string;
  /** Networks with their share URLs. */
  items: readonly ShareLink[];
  /** Last item of the rail, for example a `BookmarkButton` with the look `icon`. */
  children?: ReactNode;
  labels?: Partial<ShareRailLabels>;
}

/** Links for sharing a page: a sticky column from 1200 px, a row on narrower screens. Renders `<div role="group">`. */
export function ShareRail({
  url,
  title,
  items,
  children,
  labels,
  className,
  ...props
}: ShareRailProps) {
  const words = useLabels('ShareRail', defaultLabels, labels);
  const hydrated = useHydrated();
  const [status, setStatus] = useState<'copied' | 'notCopied'>();

  const copy = async () => setStatus((await copyText(url)) ? 'copied' : 'notCopied');
  const share = () =>
    navigator.share({ url, title }).catch((reason: DOMException) => {
      // AbortError: the visitor closed the dialog.
      if (reason.name !== 'AbortError') return copy();
    });

  return (
    <div role="group" aria-label={words.share} {...props} className={cx(styles.root, className)}>
      <ul className={styles.items}>
        {items.map(({ network, href, mark }) => (
          <li key={network} className={styles.item}>
            <Link
              href={href}
              tone="plain"
              target="_blank"
              rel="noopener noreferrer"
              title={fill(words.shareOn, { network })}
              className={styles.link}
              onClick={openWindow}
            >
              <span aria-hidden="true">{mark}</span>
              <VisuallyHidden>
                {fill(words.shareOn, { network })} {words.newTab}
              </VisuallyHidden>
            </Link>
          </li>
        ))}
        {hydrated && 'share' in navigator && (
          <li className={styles.item}>
            <IconButton icon={Share2} label={words.native} onClick={share} />
          </li>
        )}
        <li className={cx(styles.item, styles.scripted)}>
          <IconButton
            icon={status === 'copied' ? Check : Link2}
            label={words.copy}
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button.
              currentTarget.focus();
              void copy();
            }}
            onBlur={() => setStatus(undefined)}
          />
        </li>
        {children && <li className={styles.item}>{children}</li>}
      </ul>
      <p role="status" data-state={status} className={styles.status}>
        {status && words[status]}
      </p>
    </div>
  );
}

/** Opens the network in a window of 600 by 400 px. If the browser blocks it, the link opens a tab. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (isModified(event)) return;
  const opened = window.open(event.currentTarget.href, '_blank', 'popup,width=600,height=400');
  if (!opened) return;
  event.preventDefault();
  opened.opener = null;
}
