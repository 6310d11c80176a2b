'use client';
import { useEffect, useState } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { after } from '../internal/after.ts';
import { measured } from '../internal/measured.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import { useRootStateOf } from '../internal/useRootState.ts';
import { useMotion } from '../motion/index.ts';
import { Text } from '../text/Text.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './Hero.css.ts';

/** A headline with a supporting sentence. */
export interface HeroHeadline {
  title: string;
  text?: UnitText;
}

interface RotatingHeadlinesProps {
  headlines: readonly HeroHeadline[];
  interval?: number;
  size: HeadingProps['size'];
}

/** All headlines share one grid cell, so the largest sets the height and the layout does not shift. */
export function RotatingHeadlines({ headlines, interval = 5000, size }: RotatingHeadlinesProps) {
  const [current, setCurrent] = useState(0);
  const { allowed } = useMotion();
  const count = headlines.length;
  // The time of the first headline starts when the splash screen is gone.
  const covered = useRootStateOf('opening') !== undefined;
  const moves = allowed && count > 1 && !covered;
  const shown = current % count;

  useEffect(() => {
    if (!moves) return;
    return after(interval, () => setCurrent(shown + 1));
  }, [moves, shown, interval]);

  const state = (index: number) => (index === shown ? 'current' : 'waiting');
  return (
    <>
      <Heading level={1} size={size} className={styles.titles}>
        {headlines.map(({ title }, index) => (
          <span key={title} data-state={state(index)} className={styles.title}>
            {unbroken(title)}
          </span>
        ))}
      </Heading>
      <div className={styles.texts}>
        {headlines.map(({ title, text }, index) => (
          <Text key={title} size="lead" data-state={state(index)} className={styles.text}>
            {text && measured(text)}
          </Text>
        ))}
      </div>
    </>
  );
}
