'use client';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useLabels, type Words } from '../internal/labels.ts';
import type { Ground } from '../styles/index.ts';
import * as styles from './Toast.css.ts';
import { Toast, type ToastLabels, type ToastProps } from './Toast.tsx';

/** Content of a toast. */
export interface ToastMessage extends Pick<ToastProps, 'action' | 'duration'> {
  text: ReactNode;
}

interface Shown extends ToastMessage {
  id: number;
}

/** Nobody reads more at once. */
const most = 3;

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast>(() => {});

const defaultLabels = {
  /** Name of the region of the messages. */
  region: 'Messages',
} as const;

/** Words of the messages. */
export interface ToastProviderLabels extends ToastLabels, Words<typeof defaultLabels> {}

export interface ToastProviderProps {
  labels?: Partial<ToastProviderLabels>;
  /**
   * Ground of the messages.
   * @default 'dark'
   */
  ground?: Ground;
  /** The application. */
  children: ReactNode;
}

/** Provides `useToast` to everything below it and shows at most three messages. Renders a `<ul>` after its children. */
export function ToastProvider({ labels, ground = 'dark', children }: ToastProviderProps) {
  const words = useLabels('ToastProvider', defaultLabels, labels);
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
      <section aria-label={words.region} className={styles.region}>
        <ul aria-live="polite" aria-relevant="additions" className={styles.list}>
          {shown.map(({ id, text, action, duration }) => (
            <Toast
              key={id}
              data-ground={ground}
              action={action}
              duration={duration}
              labels={labels}
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

/** Shows a message. Without a `ToastProvider` it does nothing. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
