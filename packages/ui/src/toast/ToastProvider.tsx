'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { aboveModals } from '../internal/aboveModals.ts';
import { keepFocus } from '../internal/keepFocus.ts';
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

/**
 * Provides `useToast` to its children and shows up to three toasts. Renders a `<section>` after its children, and in the
 * topmost modal dialog while one is open, because that hides everything outside of it.
 */
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
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    if (!home.current) return;
    const element = document.createElement('div');
    setHost(element);
    return aboveModals(element, home.current);
  }, []);
  const region = (
    <section ref={keepFocus} aria-label={words.region} className={styles.region}>
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
  );
  return (
    <ToastContext value={show}>
      {children}
      <div ref={home} className={styles.home} />
      {host && createPortal(region, host)}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. Without a `ToastProvider` the function does nothing. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
