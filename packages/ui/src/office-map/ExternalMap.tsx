'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { fill } from '../internal/fill.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './OfficeMap.css.ts';

/** A page of another site that shows the same places. */
export interface ExternalMapFrame {
  /** Address for the frame. It may follow the chosen place. */
  src: string;
  /** Name of the frame, for example `Street map of Seoul`. */
  title: string;
  /** Whose map it is, as visitors know it. */
  provider: string;
  /** Address of the same map as a page of its own. */
  href?: string;
}

/** The visitor's consent, which the caller may hold. */
export function useConsent(fromCaller: boolean | undefined, onConsent: (() => void) | undefined) {
  const [givenHere, setGivenHere] = useState(false);
  return {
    given: fromCaller ?? givenHere,
    /** Whether it was given since the page is open. */
    givenHere,
    give: () => {
      setGivenHere(true);
      onConsent?.();
    },
  };
}

interface ConsentBarProps {
  frame: ExternalMapFrame;
  words: { note: string; load: string; open: string; newTab: string };
  onConsent: () => void;
}

/** Says who will see what, and asks. Without scripts only the link is left. */
export function ConsentBar({ frame, words, onConsent }: ConsentBarProps) {
  return (
    <div className={styles.consent}>
      <Text size="caption" tone="muted" className={styles.note}>
        {fill(words.note, { provider: frame.provider })}
      </Text>
      <Button tone="quiet" size="small" className={styles.load} onClick={onConsent}>
        {words.load}
      </Button>
      {frame.href && (
        <Link
          href={frame.href}
          tone="standalone"
          newTab
          newTabLabel={words.newTab}
          className={styles.open}
        >
          {words.open}
        </Link>
      )}
    </div>
  );
}

interface ExternalMapProps {
  frame: ExternalMapFrame;
  /** Takes the focus, because the button that had it is gone. */
  takesFocus: boolean;
}

export function ExternalMap({ frame, takesFocus }: ExternalMapProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <iframe
      ref={element}
      src={frame.src}
      title={frame.title}
      loading="lazy"
      referrerPolicy="no-referrer"
      allowFullScreen
      className={styles.frame}
    />
  );
}
