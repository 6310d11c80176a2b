'use client';
import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { fill } from '../internal/fill.ts';
import { useFocusAfter } from '../internal/useFocusAfter.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './OfficeMap.css.ts';

/** An external map of the same places. */
export interface ExternalMapFrame {
  /** URL of the frame. It may change with the selected place. */
  src: string;
  /** Accessible name of the frame, for example `Street map of Seoul`. */
  title: string;
  /** Name of the map provider, as visitors know it. */
  provider: string;
  /** URL of the same map as a separate page. */
  href?: string;
}

interface ConsentBarProps {
  frame: ExternalMapFrame;
  words: { note: string; load: string; close: string; open: string };
  given: boolean;
  onChange: () => void;
}

/** Asks for consent, then offers to close the map. Without JavaScript only the link to the provider is shown. */
export function ConsentBar({ frame, words, given, onChange }: ConsentBarProps) {
  return (
    <div className={styles.consent}>
      {!given && (
        <Text size="caption" tone="muted" className={styles.note}>
          {fill(words.note, { provider: frame.provider })}
        </Text>
      )}
      {/* One button for both actions, so that focus stays on it when the map closes. */}
      <Button tone="quiet" size="small" className={styles.load} onClick={onChange}>
        {given ? words.close : words.load}
      </Button>
      {frame.href && (
        <Link href={frame.href} tone="standalone" newTab className={styles.open}>
          {fill(words.open, { provider: frame.provider })}
        </Link>
      )}
    </div>
  );
}

interface ExternalMapProps {
  frame: ExternalMapFrame;
  /** Whether to focus the frame on mount, because the visitor has just requested it. */
  takesFocus: boolean;
}

export function ExternalMap({ frame, takesFocus }: ExternalMapProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useFocusAfter(takesFocus, () => element.current, { preventScroll: true });
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
