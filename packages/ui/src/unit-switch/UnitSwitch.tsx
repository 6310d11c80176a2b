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

/** Labels of the switch. */
export interface UnitSwitchLabels {
  /** Accessible name of the group. */
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
  /** URL of this page in each system. With URLs the options are links and need no JavaScript. */
  hrefs?: Readonly<Record<UnitSystem, string>>;
  /** `plain` for use next to a table, `quiet` for small text in a header. @default 'plain' */
  tone?: (typeof unitSwitchTones)[number];
  labels?: Partial<UnitSwitchLabels>;
}

/** Switches every `Measured` in the same `UnitsProvider` between metric and US units. Renders `<fieldset>`. */
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
