import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import * as styles from './Form.css.ts';

interface ConfirmationProps {
  title: string | undefined;
  /** Whether it replaces the form. */
  replaces: boolean;
  /** Label of the button that shows the form again, if there is one. */
  again: string | false;
  onAgain: () => void;
  children: ReactNode;
}

/** Takes focus when the focused form or button is removed, so that it is announced. */
export function Confirmation({ title, replaces, again, onAgain, children }: ConfirmationProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The focused element has been removed.
    if (document.activeElement === document.body)
      element.current?.focus({ preventScroll: !replaces });
  }, [replaces]);
  return (
    <Alert ref={element} tone="success" title={title} tabIndex={-1}>
      {children && <div>{children}</div>}
      {replaces && again && (
        <Button tone="quiet" size="small" className={styles.again} onClick={onAgain}>
          {again}
        </Button>
      )}
    </Alert>
  );
}
