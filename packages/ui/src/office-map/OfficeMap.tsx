'use client';
import type { ComponentPropsWithRef } from 'react';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import { ConsentBar, ExternalMap, type ExternalMapFrame, useConsent } from './ExternalMap.tsx';
import { type MapDrawing, MapDrawingView } from './MapDrawing.tsx';
import * as styles from './OfficeMap.css.ts';

/** One place on the map. */
export interface OfficeMapPlace {
  /** Names the place within the map. */
  id: string;
  name: string;
  /** What stands beside the name in the list: a country, or coordinates. */
  detail?: string;
  /** Position from the left, in units of the drawing's `viewBox`. */
  x: number;
  /** Position from the top, in units of the drawing's `viewBox`. */
  y: number;
  /** Address of the place, for example `#office-seoul`. With it the place in the list is a link and needs no script. */
  href?: string;
}

/** Words around the map. */
export interface OfficeMapLabels {
  /** Name of the list. */
  list: string;
  /** Says before the visitor decides who will see what. `{provider}` stands for the name of the provider. */
  note: string;
  load: string;
  /** Link to the same map, for visitors who do not want it here. */
  open: string;
  newTab: string;
}

const defaultLabels: OfficeMapLabels = {
  list: 'Offices',
  note: 'The street map comes from {provider}. Once loaded, {provider} sees your IP address and may set cookies.',
  load: 'Load the map',
  open: 'Open it in a new tab',
  newTab: '(opens in a new tab)',
};

export interface OfficeMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The drawn map. It belongs to the page, so nothing is loaded for it. */
  drawing: MapDrawing;
  places: readonly OfficeMapPlace[];
  /** Id of the chosen place, when the caller holds it. */
  selected?: string;
  /**
   * Id of the place that is chosen at first.
   * @default none
   */
  defaultSelected?: string;
  /** Is told the id of the place that the visitor chooses. */
  onSelectedChange?: (id: string) => void;
  /** A map of another site, which takes the place of the drawing once the visitor agrees. */
  frame?: ExternalMapFrame;
  /** Whether the visitor has agreed, when the caller remembers it. */
  consented?: boolean;
  /** Is called when the visitor agrees. */
  onConsent?: () => void;
  labels?: Partial<OfficeMapLabels>;
}

/**
 * Places on a drawn map and in a list, which is also its text alternative. Nothing of another site is loaded before the
 * visitor asks for it. Renders `<div>`.
 */
export function OfficeMap({
  drawing,
  places,
  selected,
  defaultSelected = '',
  onSelectedChange,
  frame,
  consented,
  onConsent,
  labels,
  className,
  ...props
}: OfficeMapProps) {
  const words = { ...defaultLabels, ...labels };
  const [chosen, choose] = useControlled(selected, defaultSelected, onSelectedChange);
  const consent = useConsent(consented, onConsent);
  const loaded = frame && consent.given;
  return (
    <div {...props} data-state={loaded ? 'loaded' : 'drawn'} className={cx(styles.root, className)}>
      {loaded ? (
        <ExternalMap frame={frame} takesFocus={consent.givenHere} />
      ) : (
        <MapDrawingView drawing={drawing} places={places} chosen={chosen} onChoose={choose} />
      )}
      {frame && !loaded && <ConsentBar frame={frame} words={words} onConsent={consent.give} />}
      <ul aria-label={words.list} className={styles.list}>
        {places.map(({ id, name, detail, href }) => (
          <li key={id} className={styles.place}>
            <Choice
              href={href}
              chosen={id === chosen}
              onChoose={() => choose(id)}
              className={styles.choice}
            >
              <span className={styles.name}>{name}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}
