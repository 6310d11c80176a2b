import { type Model, modelsOf } from '@brand/catalogue/models';
import { outlineOf } from '@brand/catalogue/outline';

/** The cabinet of a blower from its side, in which the motor lies: px per mm, and its upper left corner in px. */
const scale = 0.48;
const [left, top] = [196, 178];

const [, side] = outlineOf(modelsOf('RMX').find(({ size }) => size === 40) as Model);

/** A cabinet as hairlines, behind the motor. Decorative. */
export function CabinetOutline() {
  if (!side) return null;
  const { edges, detail, accent } = side.lines;
  return (
    <svg
      viewBox="0 0 820 760"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <path d={detail} strokeOpacity="0.28" vectorEffect="non-scaling-stroke" />
        <path
          d={edges}
          fill="currentColor"
          fillOpacity="0.03"
          strokeOpacity="0.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={accent}
          stroke="var(--brand-color-accent)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}
