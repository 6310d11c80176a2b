import type { KeyboardEvent } from 'react';
import { fill } from '../internal/fill.ts';
import type { Axes } from './MapAxes.tsx';
import type { DutyPoint } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import type { OperatingMapLabels } from './words.ts';

const quantities = ['flow', 'pressure'] as const;

/** The quantity that an arrow key changes, by position in `quantities`, and the number of steps. */
const arrows: Readonly<Record<string, readonly [quantity: 0 | 1, steps: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [1, 1],
  ArrowDown: [1, -1],
};

interface DutySlidersProps {
  duty: DutyPoint;
  axes: Axes;
  step: DutyPoint;
  words: OperatingMapLabels;
  onChange: (duty: DutyPoint) => void;
}

/** The cross for the keyboard and screen readers: a slider per quantity. The arrow keys of both move in two dimensions. */
export function DutySliders({ duty, axes, step, words, onChange }: DutySlidersProps) {
  const { units } = axes;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [index, steps] = arrow;
    const { [index]: quantity } = quantities;
    const change = steps * (event.shiftKey ? 10 : 1) * step[quantity];
    onChange({ ...duty, [quantity]: duty[quantity] + change });
    (event.currentTarget.children[index] as HTMLElement).focus();
  };
  return (
    <div role="group" aria-label={words.dutyPoint} className={styles.sliders} onKeyDown={press}>
      {quantities.map((quantity) => (
        <input
          key={quantity}
          type="range"
          aria-label={fill(words[quantity], { unit: units[quantity] })}
          aria-valuetext={fill(words.position, {
            flow: Number(duty.flow.toFixed(1)),
            flowUnit: units.flow,
            pressure: Number(duty.pressure.toFixed(3)),
            pressureUnit: units.pressure,
          })}
          min={axes[quantity].start}
          max={axes[quantity].end}
          step={step[quantity]}
          value={duty[quantity]}
          onChange={({ target }) => onChange({ ...duty, [quantity]: target.valueAsNumber })}
        />
      ))}
    </div>
  );
}
