import { useId, useState } from 'react';
import * as styles from './OperatingMap.css.ts';
import type { Range } from './scale.ts';
import { rangeText } from './words.ts';

interface QuantityFieldProps {
  label: string;
  unit: string;
  value: number;
  range: Range;
  step: number;
  onChange: (value: number) => void;
}

/** One quantity twice: typed exactly, and slid. */
export function QuantityField({ label, unit, value, range, step, onChange }: QuantityFieldProps) {
  const id = useId();
  // What is typed stays as it is typed until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const [min, max] = range;
  const outside = typed !== null && typed !== '' && !(Number(typed) >= min && Number(typed) <= max);
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}number`} className={styles.fieldLabel}>
        {label}
      </label>
      <span className={styles.typed}>
        <input
          id={`${id}number`}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          value={typed ?? value}
          aria-describedby={`${id}unit ${id}range`}
          aria-invalid={outside || undefined}
          className={styles.number}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
          }}
          onBlur={({ target }) => {
            if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
            setTyped(null);
          }}
        />
        <span id={`${id}unit`} className={styles.unit}>
          {unit}
        </span>
      </span>
      <span id={`${id}range`} data-state={outside ? 'outside' : 'inside'} className={styles.range}>
        {rangeText(range, unit)}
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={`${value} ${unit}`}
        className={styles.slider}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
