import type { SVGTextElementAttributes } from 'react';
import * as pair from '../measured/Measured.css.ts';
import { type UnitText, unitSystems } from '../units/unitSystems.ts';

interface UnitsTextProps extends SVGTextElementAttributes<SVGTextElement> {
  text: UnitText;
}

/** A text of a drawing, or both versions of it if it differs between the systems of units. Renders `<text>`. */
export function UnitsText({ text, ...place }: UnitsTextProps) {
  if (typeof text === 'string') return <text {...place}>{text}</text>;
  return (
    <g className={pair.root}>
      {unitSystems.map((system) => (
        <text key={system} data-system={system} {...place}>
          {text[system]}
        </text>
      ))}
    </g>
  );
}
