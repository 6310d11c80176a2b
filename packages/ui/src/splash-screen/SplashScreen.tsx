'use client';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { useMotion } from '../motion/index.ts';
import type { Ground } from '../styles/index.ts';
import * as styles from './SplashScreen.css.ts';

/** Words of the splash. */
export interface SplashScreenLabels {
  /** Name of the landmark. */
  splash: string;
  /** Ends it. */
  skip: string;
}

const defaultLabels: SplashScreenLabels = { splash: 'Opening', skip: 'Skip' };

export interface SplashScreenProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Mark and name, in the middle of the window. */
  children: ReactNode;
  /**
   * Key in session storage under which it is remembered that this visit has seen it. Without it every page load shows it.
   * Put `splashScript` with the same key into the head of the page.
   */
  storageKey?: string;
  /**
   * Ground of the splash.
   * @default 'dark'
   */
  ground?: Ground;
  labels?: Partial<SplashScreenLabels>;
}

/**
 * Lies over the page for its first 4.5 seconds and counts to 100 %. CSS shows and ends it, so it needs no scripts to
 * come; not shown where there are none, with motion paused or reduced, nor in print. Renders `<section>`.
 */
export function SplashScreen({
  children,
  storageKey,
  ground = 'dark',
  labels,
  className,
  ref,
  onAnimationStart,
  onAnimationEnd,
  ...props
}: SplashScreenProps) {
  const words = { ...defaultLabels, ...labels };
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<'shown' | 'skipped' | 'gone'>('shown');
  const [leaving, setLeaving] = useState(false);
  const { known, allowed, reduced } = useMotion();
  const hydrated = useHydrated();
  const seen = useSyncExternalStore(
    () => () => {},
    () => isSeen(storageKey),
    () => false,
  );
  const gone = state === 'gone' || (hydrated && seen) || (known && (reduced || !allowed));

  const end = () => {
    remember(storageKey);
    setState('gone');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: slow scripts come when it is over, and are told nothing.
  useEffect(() => {
    const own = root.current?.getAnimations() ?? [];
    if (own.some(({ playState }) => playState === 'finished')) end();
  }, []);

  useEffect(() => {
    if (gone) return;
    const skip = () => setState('skipped');
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && skip();
    // Who is at the page already is not kept from seeing it.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) skip();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', leave);
    };
  }, [gone]);

  if (gone) return null;
  return (
    <section
      aria-label={words.splash}
      {...props}
      ref={mergeRefs(root, ref)}
      data-ground={ground}
      data-state={state}
      className={cx(styles.root, className)}
      // While it leaves there is nothing to read or to press any more.
      inert={leaving}
      onAnimationStart={(event) => {
        onAnimationStart?.(event);
        if (event.target === event.currentTarget) setLeaving(true);
      }}
      onAnimationEnd={(event) => {
        onAnimationEnd?.(event);
        if (event.target !== event.currentTarget) return;
        end();
      }}
    >
      <div className={styles.brand}>{children}</div>
      <div className={styles.foot}>
        <div aria-hidden="true" className={styles.progress}>
          <div className={styles.number}>
            <span className={styles.hundreds} />
            <span className={styles.tens} />
            <span className={styles.ones} />
          </div>
        </div>
        <Button tone="quiet" size="small" onClick={() => setState('skipped')}>
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
    // Private mode or a full store: it is shown again.
  }
}
