import { type ReactNode, useRef } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { useFocusAfter } from '../internal/useFocusAfter.ts';
import * as styles from './Form.css.ts';

interface ConfirmationProps {
  title: string | undefined;
  /** Whether it replaces the form. */
  replaces: boolean;
  /** Decorative picture, beside which it is a panel on dark ground while it replaces the form. */
  figure: ReactNode;
  /** Label of the button that shows the form again, if there is one. */
  reopenLabel: string | false;
  onReopen: () => void;
  children: ReactNode;
}

/** Takes focus when the focused form or button is removed, so that it is announced. */
export function Confirmation({
  title,
  replaces,
  figure,
  reopenLabel,
  onReopen,
  children,
}: ConfirmationProps) {
  const pictured = replaces && figure;
  const element = useRef<HTMLDivElement>(null);
  useFocusAfter(replaces ? 'replaces' : 'precedes', () => element.current, {
    onlyIfLost: true,
    preventScroll: !replaces,
  });
  return (
    <Alert
      ref={element}
      tone="success"
      title={title}
      tabIndex={-1}
      {...(pictured && { 'data-ground': 'dark', className: styles.panel })}
    >
      {children && <div>{children}</div>}
      {replaces && reopenLabel && (
        <Button tone="quiet" size="small" className={styles.again} onClick={onReopen}>
          {reopenLabel}
        </Button>
      )}
      {pictured && (
        <div aria-hidden="true" className={styles.figure}>
          {figure}
        </div>
      )}
    </Alert>
  );
}
