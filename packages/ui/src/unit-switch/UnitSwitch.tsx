'use client';
import type { ComponentPropsWithRef } from 'react';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useAnnounce } from '../internal/useAnnounce.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { useUnits } from '../units/UnitsProvider.tsx';
import { type UnitSystem, unitSystems } from '../units/unitSystems.ts';
import * as styles from './UnitSwitch.css.ts';

/** Words of the switch. */
export interface UnitSwitchLabels {
  /** Name of the choice. */
  units: string;
  metric: string;
  us: string;
}

export const unitSwitchTones = ['plain', 'quiet'] as const;

const looks = {
  plain: { root: styles.root, metric: styles.metric, us: styles.us },
  quiet: { root: styles.quiet, metric: styles.quietMetric, us: styles.quietUs },
};

const defaultLabels: UnitSwitchLabels = { units: 'Units', metric: 'Metric', us: 'US' };

export interface UnitSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** URLs of this page with each system: it then needs no JavaScript. */
  hrefs?: Readonly<Record<UnitSystem, string>>;
  /**
   * Beside a table, or as small words in a header.
   * @default 'plain'
   */
  tone?: (typeof unitSwitchTones)[number];
  labels?: Partial<UnitSwitchLabels>;
}

/** Metric or US units, for every `Measured` below the same `UnitsProvider`. Renders `<fieldset>`. */
export function UnitSwitch({
  hrefs,
  tone = 'plain',
  labels,
  className,
  ...props
}: UnitSwitchProps) {
  const look = looks[tone];
  const words = useLabels('UnitSwitch', defaultLabels, labels);
  const { system, setSystem } = useUnits();
  const announce = useAnnounce();
  return (
    <fieldset
      aria-label={words.units}
      {...props}
      data-chosen={useHydrated() ? system : undefined}
      className={cx(look.root, className)}
    >
      {unitSystems.map((own) => (
        <Choice
          key={own}
          href={hrefs?.[own]}
          chosen={own === system}
          onChoose={() => {
            setSystem(own);
            announce(`${words.units}: ${words[own]}`);
          }}
          className={look[own]}
        >
          {words[own]}
        </Choice>
      ))}
    </fieldset>
  );
}
