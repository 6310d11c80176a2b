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

/** Maximum number of toasts at a time. */
const most = 3;

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast>(() => {});

const defaultLabels = {
  /** Accessible name of the region that contains the toasts. */
  region: 'Messages',
} as const;

/** Labels of the toasts and their region. */
export interface ToastProviderLabels extends ToastLabels, Words<typeof defaultLabels> {}

export interface ToastProviderProps {
  labels?: Partial<ToastProviderLabels>;
  /** Ground of the toasts. @default 'dark' */
  ground?: Ground;
  /** The application. */
  children: ReactNode;
}

/** Provides `useToast` to its children and shows up to three toasts. Renders a `<section>` after its children. */
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

/** Returns a function that shows a toast. Without a `ToastProvider` the function does nothing. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
