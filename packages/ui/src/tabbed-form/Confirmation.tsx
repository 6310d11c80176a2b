import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import * as styles from './TabbedForm.css.ts';

interface ConfirmationProps {
  title: string;
  /** Words of the button that brings the form back; none once it is back. */
  again: string | undefined;
  onAgain: () => void;
  children: ReactNode;
}

/** Takes the focus that the form had, so that it is read, and keeps it when its button goes. */
export function Confirmation({ title, again, onAgain, children }: ConfirmationProps) {
  const element = useRef<HTMLDivElement>(null);
  const onButton = useRef(false);
  useLayoutEffect(() => element.current?.focus(), []);
  useLayoutEffect(() => {
    if (again || !onButton.current) return;
    onButton.current = false;
    element.current?.focus({ preventScroll: true });
  }, [again]);
  return (
    <Alert ref={element} tone="success" title={title} tabIndex={-1}>
      {children && <div>{children}</div>}
      {again && (
        <Button
          tone="quiet"
          size="small"
          className={styles.again}
          onClick={onAgain}
          onFocus={() => {
            onButton.current = true;
          }}
          onBlur={() => {
            onButton.current = false;
          }}
        >
          {again}
        </Button>
      )}
    </Alert>
  );
}
