'use client';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { Ground } from '../styles/index.ts';
import * as styles from './Toast.css.ts';
import { Toast, type ToastProps } from './Toast.tsx';

/** What a toast says. */
export interface ToastMessage extends Pick<ToastProps, 'action' | 'duration'> {
  text: ReactNode;
}

interface Shown extends ToastMessage {
  id: number;
}

/** More at once are a list, and nobody reads it. */
const most = 3;

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast>(() => {});

export interface ToastProviderProps {
  /**
   * Name of the region in which the messages stand.
   * @default 'Messages'
   */
  label?: string;
  /** @default 'Dismiss' */
  dismissLabel?: string;
  /**
   * Ground of the messages.
   * @default 'dark'
   */
  ground?: Ground;
  children: ReactNode;
}

/** Holds the messages that `useToast` shows to everything below it, three at the most. Renders a `<ul>` after it. */
export function ToastProvider({
  label = 'Messages',
  dismissLabel,
  ground = 'dark',
  children,
}: ToastProviderProps) {
  const [{ shown }, setState] = useState<{ shown: Shown[]; count: number }>({
    shown: [],
    count: 0,
  });
  const show = useCallback(
    (message: ToastMessage) =>
      setState((last) => ({
        shown: [...last.shown, { ...message, id: last.count }].slice(-most),
        count: last.count + 1,
      })),
    [],
  );
  const dismiss = (id: number) =>
    setState((last) => ({ ...last, shown: last.shown.filter((one) => one.id !== id) }));
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} className={styles.region}>
        <ul aria-live="polite" aria-relevant="additions" className={styles.list}>
          {shown.map(({ id, text, action, duration }) => (
            <Toast
              key={id}
              data-ground={ground}
              action={action}
              duration={duration}
              dismissLabel={dismissLabel}
              onDismiss={() => dismiss(id)}
            >
              {text}
            </Toast>
          ))}
        </ul>
      </section>
    </ToastContext>
  );
}

/** Shows a message. Without a `ToastProvider` it says nothing. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
