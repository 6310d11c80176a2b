'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { ConsentBar, ExternalMap, type ExternalMapFrame } from './ExternalMap.tsx';
import { type MapDrawing, MapDrawingView, type OfficeMapItem } from './MapDrawing.tsx';
import * as styles from './OfficeMap.css.ts';

const defaultLabels = {
  /** Accessible name of the list. */
  list: 'Offices',
  /** States who receives which data, before the visitor decides. `{provider}` is replaced by the provider's name. */
  note: 'The street map comes from {provider}. Once loaded, {provider} sees your IP address and may set cookies.',
  load: 'Load the map',
  /** Shows the drawing again. */
  close: 'Close the map',
  /** Link to the same map on the provider's site, for visitors who do not agree. */
  open: 'Open the map in {provider}',
} as const;

/** Labels of the map. */
export interface OfficeMapLabels extends Words<typeof defaultLabels> {}

export const officeMapChoices = ['list', 'none'] as const;

export interface OfficeMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The drawn map, from the page's own origin. @default the list only, until the visitor loads the external map */
  drawing?: MapDrawing;
  /** Offices with their places on the map. */
  items: readonly OfficeMapItem[];
  /**
   * `list` names the places below the map, to be selected there or on the drawing; `none` is only the drawing, which
   * assistive technology ignores, where the places are listed elsewhere on the page.
   * @default 'list'
   */
  choice?: (typeof officeMapChoices)[number];
  /** Id of the selected place (controlled). */
  value?: string;
  /** Id of the initially selected place. @default none */
  defaultValue?: string;
  /** Called with the id of the place that the visitor selects. */
  onValueChange?: (id: string) => void;
  /** An external map that replaces the drawing once the visitor agrees. */
  frame?: ExternalMapFrame;
  /** Whether the visitor has agreed to load the external map (controlled). */
  consented?: boolean;
  /** Whether the visitor has agreed already. @default false */
  defaultConsented?: boolean;
  /** Called with `true` when the visitor loads the external map, and with `false` when they close it. */
  onConsentedChange?: (consented: boolean) => void;
  labels?: Partial<OfficeMapLabels>;
}

/** Places on a drawn map and in a list. Nothing external loads before the visitor requests it. Renders `<div>`. */
export function OfficeMap({
  drawing,
  items,
  choice = 'list',
  value,
  defaultValue = '',
  onValueChange,
  frame,
  consented,
  defaultConsented = false,
  onConsentedChange,
  labels,
  className,
  ...props
}: OfficeMapProps) {
  const words = useLabels('OfficeMap', defaultLabels, labels);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const [given, setGiven] = useControlled(consented, defaultConsented, onConsentedChange);
  const [asked, setAsked] = useState(false);
  const loaded = given && frame;
  return (
    <div
      {...props}
      data-choice={choice}
      data-state={loaded ? 'loaded' : 'drawn'}
      className={cx(styles.root, className)}
    >
      {loaded ? (
        <ExternalMap frame={frame} takesFocus={asked} />
      ) : (
        drawing && (
          <MapDrawingView
            drawing={drawing}
            places={items}
            chosen={chosen}
            onChoose={choice === 'list' ? choose : undefined}
          />
        )
      )}
      {choice === 'list' && (
        <ul aria-label={words.list} className={styles.list}>
          {items.map(({ id, name, detail, href }) => (
            <li key={id}>
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
      )}
      {frame && (
        <ConsentBar
          frame={frame}
          words={words}
          given={given}
          onChange={() => {
            setAsked(true);
            setGiven(!given);
          }}
        />
      )}
    </div>
  );
}
