'use client';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button/Button.tsx';
import { composeHandlers } from '../internal/composeHandlers.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { useInertOutside } from '../internal/useInertOutside.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useRootState } from '../internal/useRootState.ts';
import { useMotion } from '../motion/index.ts';
import type { Ground } from '../styles/index.ts';
import * as styles from './SplashScreen.css.ts';

const defaultLabels = {
  /** Name of the landmark. */
  splash: 'Opening',
  /** Button that ends the splash. */
  skip: 'Skip',
} as const;

/** Labels of the splash. */
export interface SplashScreenLabels extends Words<typeof defaultLabels> {}

export interface SplashScreenProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The brand's logo and name, centred in the window. */
  children: ReactNode;
  /** Decorative drawing above the logo, for example of what starts meanwhile. */
  figure?: ReactNode;
  /** A quantity that grows with the percentage, shown beside it: a text for each tenth from 0 to 100 %, and its unit. */
  gauge?: { texts: readonly string[]; unit: string };
  /**
   * Key in session storage, with which the splash is shown once per visit. Without a key it is shown on every page load.
   * Put `splashScript` with the same key into the head of the page.
   */
  storageKey?: string;
  /** Whether the splash is shown (controlled). */
  open?: boolean;
  /** Whether the splash is shown initially. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the splash ends. */
  onOpenChange?: (open: boolean) => void;
  /** Ground of the splash. @default 'dark' */
  ground?: Ground;
  labels?: Partial<SplashScreenLabels>;
}

/**
 * Covers the page for 4.5 seconds and counts to 100 %. CSS shows and ends it, so it does not wait for hydration.
 * Hidden without JavaScript, with motion paused or reduced, and in print. Renders `<section>`.
 */
export function SplashScreen({
  children,
  figure,
  gauge,
  storageKey,
  open: openByCaller,
  defaultOpen = true,
  onOpenChange,
  ground = 'dark',
  labels,
  className,
  ref,
  onAnimationStart,
  onAnimationEnd,
  ...props
}: SplashScreenProps) {
  const words = useLabels('SplashScreen', defaultLabels, labels);
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [open, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  const [skipped, setSkipped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** Time in ms since the splash began. Figure and gauge follow hydration, so that the first bytes hold the page. */
  const [elapsed, setElapsed] = useState<number>();
  const { known, allowed, reduced } = useMotion();
  const hydrated = useHydrated();
  const seen = useSyncExternalStore(
    () => () => {},
    () => isSeen(storageKey),
    () => false,
  );
  const gone = !open || (hydrated && seen) || (known && (reduced || !allowed));
  // Its owner may show it again.
  if (gone && (skipped || leaving)) {
    setSkipped(false);
    setLeaving(false);
  }

  const end = () => {
    remember(storageKey);
    setOpen(false);
  };
  const skip = () => setSkipped(true);
  // Not before it is known that the splash is shown: what is typed meanwhile would be lost.
  const covers = hydrated && known && !gone && !leaving;
  useDismissal(covers, skip, root);
  useInertOutside(root, covers);
  useRootState('opening', gone ? undefined : 'shown');

  const catchUp = useEffectEvent(() => {
    const own = root.current?.getAnimations?.() ?? [];
    setElapsed(Number(own[0]?.currentTime ?? 0));
    if (own.some(({ playState }) => playState === 'finished')) end();
    // Before its delay is over, the animation of the exit has no progress.
    else if (own.some(({ effect }) => effect?.getComputedTiming().progress != null))
      setLeaving(true);
  });
  // Scripts that load after the exit has begun or ended get no event.
  useEffect(() => {
    if (!gone) catchUp();
  }, [gone]);

  if (gone) return null;
  return (
    <section
      aria-label={words.splash}
      {...props}
      ref={mergedRef}
      // `splashScript` may have changed `data-state`.
      suppressHydrationWarning
      data-splash-screen=""
      data-ground={ground}
      data-state={skipped ? 'skipped' : 'shown'}
      className={cx(styles.root, className)}
      inert={leaving}
      onAnimationStart={composeHandlers(onAnimationStart, ({ target, currentTarget }) => {
        if (target === currentTarget) setLeaving(true);
      })}
      onAnimationEnd={composeHandlers(onAnimationEnd, ({ target, currentTarget }) => {
        if (target === currentTarget) end();
      })}
    >
      <div className={cx(styles.brand, Boolean(figure) && styles.below)}>
        {children}
        {figure && elapsed !== undefined && (
          <div aria-hidden="true" className={styles.figure}>
            {figure}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <div aria-hidden="true" className={styles.progress}>
          <div className={styles.number}>
            <span className={styles.hundreds} />
            <span className={styles.tens} />
            <span className={styles.ones} />
          </div>
        </div>
        {gauge && elapsed !== undefined && (
          <div aria-hidden="true" className={styles.gauge}>
            <span style={{ animationDelay: `${-elapsed}ms` }} className={styles.texts}>
              {gauge.texts.join('\n')}
            </span>{' '}
            {gauge.unit}
          </div>
        )}
        <Button tone="quiet" size="small" onClick={skip}>
          {words.skip}
        </Button>
      </div>
      <span aria-hidden="true" className={styles.line} />
    </section>
  );
}

function isSeen(storageKey: string | undefined): boolean {
  try {
    return storageKey !== undefined && sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function remember(storageKey: string | undefined) {
  try {
    if (storageKey) sessionStorage.setItem(storageKey, 'seen');
  } catch {
    // No access to storage, or it is full: the splash is shown again.
  }
}
