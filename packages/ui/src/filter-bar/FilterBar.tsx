'use client';
import { ChevronDown } from 'lucide';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/Button.tsx';
import { Container } from '../container/Container.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import * as styles from './FilterBar.css.ts';

const defaultLabels = {
  /** Button that shows the fields on narrow screens. */
  change: 'Change',
  /** Opens the further fields. */
  more: 'More conditions',
} as const;

/** Labels of the bar. */
export interface FilterBarLabels extends Words<typeof defaultLabels> {}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'title'> {
  /** The conditions in use, for example `55 m³/min at 0.62 bar`. Without it a narrow bar shows its fields. */
  title?: ReactNode;
  /** The further conditions in use, for example `20 °C, 0 m`. */
  text: ReactNode;
  /** Link beside the button that shows the fields on narrow screens. */
  link?: ReactNode;
  /** Button that submits the form. */
  actions: ReactNode;
  /** Further fields, which open below the bar. */
  more: ReactNode;
  /** Opens the further fields, because one of them has an error. @default false */
  moreInvalid?: boolean;
  /** `ErrorSummary` of a rejected submission, which keeps a narrow bar open. */
  alert?: ReactNode;
  /** Called with the submission, before the fields close. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The main fields, in one row from 1024 px. */
  children: ReactNode;
  labels?: Partial<FilterBarLabels>;
}

/**
 * The conditions of a search in one row that stays below the site's header. On narrow screens it is a line with the
 * conditions in use, and a button shows the fields. Renders `<form>`.
 */
export function FilterBar({
  title,
  text,
  link,
  actions,
  more,
  moreInvalid = false,
  alert,
  labels,
  className,
  children,
  onSubmit,
  ...props
}: FilterBarProps) {
  const words = useLabels('FilterBar', defaultLabels, labels);
  const fieldsId = useId();
  const [changing, setChanging] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // On narrow screens it is part of the form: closing would move what is being pressed.
    if (panel.current && getComputedStyle(panel.current).position === 'absolute')
      setMoreOpen(false);
  };
  useDismissal(moreOpen, dismiss, details, summary);
  const isOpen = changing || !title || Boolean(alert);
  const close = () => {
    setChanging(false);
    setMoreOpen(false);
  };
  return (
    <form
      {...props}
      data-state={isOpen ? 'open' : 'closed'}
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        close();
      }}
    >
      <Container>
        {alert && <div className={styles.alert}>{alert}</div>}
        {title && (
          <div className={styles.line}>
            <p className={styles.inUse}>
              <strong>{title}</strong> <span className={styles.text}>{text}</span>
            </p>
            {link}
            <Button
              tone="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => setChanging(!changing)}
            >
              {words.change}
            </Button>
          </div>
        )}
        <div id={fieldsId} className={styles.fields}>
          {children}
          <details
            ref={details}
            open={moreOpen || moreInvalid}
            className={styles.more}
            onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
          >
            <summary ref={summary} className={styles.summary}>
              <span className={styles.name}>
                {words.more} <Icon icon={ChevronDown} className={styles.mark} />
              </span>{' '}
              <span className={styles.text}>{text}</span>
            </summary>
            <div ref={panel} className={styles.panel}>
              {more}
            </div>
          </details>
          {actions}
        </div>
      </Container>
    </form>
  );
}
