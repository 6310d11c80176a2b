'use client';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Container } from '../container/Container.tsx';
import { Choice } from '../internal/Choice.tsx';
import { centreInList } from '../internal/centreInList.ts';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { onScroll } from '../internal/onScroll.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useRootState } from '../internal/useRootState.ts';
import { useScrollSpy } from '../internal/useScrollSpy.ts';
import type { Ground } from '../styles/index.ts';
import * as styles from './SectionNav.css.ts';

/** A tab of the bar. */
export interface SectionNavItem {
  name: string;
  /** `#id` of a section, or the URL of another view of the page: `?tab=models#models`. */
  href: string;
}

export interface SectionNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** One tab per section, in page order. */
  items: readonly SectionNavItem[];
  /** `href` of the current tab (controlled). Without it the current tab follows the scroll position. */
  value?: string;
  /** `href` of the tab that is current until the scroll position is known. None by default. */
  defaultValue?: string;
  /**
   * Distance in px from the top of the window at which a section becomes current. If a jump lands lower, the section
   * is current there.
   * @default 100
   */
  offset?: number;
  /** Share of the page, from 0 to 1, after which `data-stuck` is set. By default it is set once the bar sticks. */
  stuckFrom?: number;
  /** One button at the end of the bar, in windows from 768 px. */
  action?: ReactNode;
  /** Ground of the bar. Defaults to the surrounding ground. */
  ground?: Ground;
  /** Name of the landmark. @default 'On this page' */
  label?: string;
  /** Called with the `href` of the tab that the visitor presses or scrolls to. */
  onValueChange?: (href: string) => void;
}

/**
 * A sticky bar of tabs below the header that marks the current section of the page. The tabs are links and work without
 * JavaScript. Renders `<nav>`.
 */
export function SectionNav({
  items,
  value,
  defaultValue,
  offset = 100,
  stuckFrom,
  action,
  ground,
  label,
  onValueChange,
  className,
  ref,
  ...props
}: SectionNavProps) {
  const name = useLabel('SectionNav', 'On this page', label);
  const nav = useRef<HTMLElement>(null);
  const spied = value === undefined;
  const { active, choose } = useScrollSpy(spied ? items.map(sectionOf) : [], offset);
  const read = items.find((item) => sectionOf(item) === active)?.href;
  const shown = value ?? read ?? defaultValue;
  const { docked, passed } = usePlace(nav, stuckFrom);
  const stuck = stuckFrom === undefined ? docked : passed;
  useRootState('sectionNav', docked ? 'stuck' : 'flowing');
  useShownTab(nav, shown);
  useReadTab(read, onValueChange);
  return (
    <nav
      aria-label={name}
      {...props}
      ref={useMergedRefs(nav, ref)}
      data-ground={ground}
      data-stuck={stuck ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <Container className={styles.bar}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href} className={styles.item}>
              <Choice
                href={item.href}
                chosen={item.href === shown}
                className={styles.tab}
                onChoose={() => (spied ? choose(sectionOf(item)) : onValueChange?.(item.href))}
              >
                {item.name}
              </Choice>
            </li>
          ))}
        </ul>
        {action && <div className={styles.action}>{action}</div>}
      </Container>
    </nav>
  );
}

function sectionOf({ href }: SectionNavItem): string {
  return href.slice(href.indexOf('#') + 1);
}

/** Whether the bar has arrived below the header, and whether this share of the page has been scrolled. */
function usePlace(nav: RefObject<HTMLElement | null>, share = 0) {
  const [place, setPlace] = useState({ docked: false, passed: false });
  useEffect(
    () =>
      onScroll(() => {
        const header = nav.current && getComputedStyle(nav.current).scrollMarginTop;
        if (!nav.current || !header) return;
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        const docked = nav.current.getBoundingClientRect().top <= Number.parseFloat(header);
        const passed = scrollTop > share * (scrollHeight - clientHeight);
        setPlace((last) =>
          last.docked === docked && last.passed === passed ? last : { docked, passed },
        );
      }),
    [nav, share],
  );
  return place;
}

/** Scrolls the bar horizontally to the current tab. */
function useShownTab(nav: RefObject<HTMLElement | null>, shown: string | undefined) {
  useEffect(() => {
    if (shown !== undefined) centreInList(nav.current);
  }, [nav, shown]);
}

/** Notifies the caller of the tab that the visitor reads, unless it is the one at which the page opened. */
function useReadTab(read: string | undefined, onValueChange: SectionNavProps['onValueChange']) {
  const last = useRef<string>(undefined);
  const change = useEffectEvent((href: string) => {
    if (last.current !== undefined && last.current !== href) onValueChange?.(href);
    last.current = href;
  });
  useEffect(() => {
    if (read !== undefined) change(read);
  }, [read]);
}
