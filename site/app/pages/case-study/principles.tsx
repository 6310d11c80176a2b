import type { CaseStudy } from '@brand/catalogue/caseStudies';
import type { ReactNode } from 'react';

const height = 220;
/** Distance of the axis from the lower edge, which leaves room for its label. */
const axis = 24;

const color = (name: string) => `var(--brand-color-${name})`;

const words = { fill: color('text'), fontSize: '13', fontWeight: 600 };

interface DrawingProps {
  /** What the drawing shows, for screen readers. */
  label: string;
  children: ReactNode;
}

/** A drawing as wide as its place, whose labels keep their size. */
function Drawing({ label, children }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} width="100%" height={height}>
      {children}
    </svg>
  );
}

/** Its children are drawn on 100 × 100 units, from the upper left corner to the axis. */
function Plot({ children }: { children: ReactNode }) {
  return (
    <svg width="100%" height={height - axis} viewBox="0 0 100 100" preserveAspectRatio="none">
      {children}
    </svg>
  );
}

type Curve = (time: number) => number;

/** The points of a curve from 0 to 1 as a path, with `above` added to it. */
const line = (curve: Curve, above = 0) =>
  Array.from({ length: 81 }, (_, step) => {
    const down = 100 - 100 * (curve(step / 80) + above);
    return `${step === 0 ? 'M' : 'L'}${(step * 1.25).toFixed(2)} ${down.toFixed(2)}`;
  }).join('');

const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
} as const;

interface DemandProps {
  label: string;
  used: Curve;
  /** Height of a constant supply. Without it the supply follows the demand. */
  constant?: number;
  names: { made: string; used: string; lost: string };
  /** Name of a straight line for a controlled quantity. */
  held?: string;
}

/** Air made and air used over time. */
function Demand({ label, used, constant, names, held }: DemandProps) {
  const made = constant === undefined ? line(used, 0.035) : `M0 ${100 - 100 * constant}H100`;
  return (
    <Drawing label={label}>
      <Plot>
        {constant !== undefined && (
          <path
            d={`M0 ${100 - 100 * constant}H100V100H0Z`}
            fill={color('duty')}
            fillOpacity="0.13"
          />
        )}
        <path d={`${line(used)}V100H0Z`} fill={color('ground')} />
        <path d={`${line(used)}V100H0Z`} fill={color('mark')} fillOpacity="0.32" />
        <path d={line(used)} {...stroke} stroke={color('accent')} strokeWidth="2" />
        <path d={made} {...stroke} stroke={color('text')} strokeWidth="2.5" />
        {held && (
          <path
            d="M0 82H100"
            {...stroke}
            stroke={color('accent')}
            strokeWidth="1.5"
            strokeDasharray="6 5"
          />
        )}
        <path d="M0 100H100" {...stroke} stroke={color('text')} />
      </Plot>
      <text x="12" y="16" {...words}>
        {names.made}
      </text>
      {constant !== undefined && (
        <text x="97%" y={48} textAnchor="end" {...words} fill={color('duty')}>
          {names.lost}
        </text>
      )}
      <text x="12" y={held ? 186 : 184} {...words}>
        {names.used}
      </text>
      {held && (
        <text x="97%" y={152} textAnchor="end" {...words} fill={color('accent')}>
          {held}
        </text>
      )}
      <text x="100%" y={height - 6} textAnchor="end" fontSize="13" fill={color('muted')}>
        Time
      </text>
    </Drawing>
  );
}

/** Three shifts: the demand rises and falls in each, and never by the same amount. */
const shifts: Curve = (time) =>
  0.6 + 0.16 * Math.sin(time * 14.2 + 3.4) + 0.07 * Math.sin(time * 31) - 0.03 * time;

/** A day of a town: low at night, highest in the morning, high again in the evening. */
const day: Curve = (time) =>
  0.42 +
  0.38 * Math.exp(-(((time - 0.38) / 0.13) ** 2)) +
  0.26 * Math.exp(-(((time - 0.8) / 0.12) ** 2));

interface TowerProps {
  label: string;
  machine: string;
  /** What leaves the machine through floor and ceiling. */
  waves?: string;
  /** What sets its speed. */
  control?: string;
}

/** Section of a tower: the plant floor between two occupied floors. */
function Tower({ label, machine, waves, control }: TowerProps) {
  return (
    <Drawing label={label}>
      <Plot>
        <rect y="35" width="100" height="30" fill={color('mark')} fillOpacity="0.2" />
        <path d="M0 4H100M0 96H100" {...stroke} stroke={color('hairline')} strokeWidth="2" />
        <path d="M0 35H100M0 65H100" {...stroke} stroke={color('text')} strokeWidth="2.5" />
      </Plot>
      <svg x="50%" y="0" overflow="visible">
        {waves &&
          [14, 28, 42].map((radius) => (
            <path
              key={radius}
              d={`M${-radius * 1.6} ${69 - radius}q${radius * 1.6} ${-radius * 0.6} ${radius * 3.2} 0M${-radius * 1.6} ${127 + radius}q${radius * 1.6} ${radius * 0.6} ${radius * 3.2} 0`}
              fill="none"
              stroke={color('duty')}
              strokeWidth="2"
              strokeOpacity={1 - radius / 60}
            />
          ))}
        <rect
          x="-46"
          y="82"
          width="92"
          height="45"
          fill={color('ground')}
          stroke={color('text')}
          strokeWidth="2"
        />
        <text y="109" textAnchor="middle" {...words}>
          {machine}
        </text>
        {control && (
          <path
            d="M46 104H74V30H92"
            fill="none"
            stroke={color('accent')}
            strokeWidth="2"
            strokeDasharray="6 5"
          />
        )}
      </svg>
      <text x="12" y="30" {...words}>
        Occupied
      </text>
      <text x="12" y="109" {...words}>
        Plant floor
      </text>
      <text x="12" y="170" {...words}>
        Occupied
      </text>
      {waves && (
        <text x="97%" y="170" textAnchor="end" {...words} fill={color('duty')}>
          {waves}
        </text>
      )}
      {control && (
        <text x="97%" y="22" textAnchor="end" {...words} fill={color('accent')}>
          {control}
        </text>
      )}
    </Drawing>
  );
}

const air = { made: 'Air supplied', used: 'Air used', lost: 'Blown off' };
const oxygen = { made: 'Oxygen supplied', used: 'Oxygen used', lost: 'Surplus' };

/** Drawings of the challenge and the solution of each study. */
export const principles: Record<CaseStudy['slug'], Record<'challenge' | 'solution', ReactNode>> = {
  'automotive-plant': {
    challenge: (
      <Demand
        label="Air supplied is constant; the air used changes with the shifts, and the rest is blown off."
        used={shifts}
        constant={0.86}
        names={air}
      />
    ),
    solution: (
      <Demand
        label="Air supplied follows the air used through the shifts."
        used={shifts}
        names={air}
      />
    ),
  },
  'municipal-wastewater': {
    challenge: (
      <Demand
        label="Over a day, the oxygen supplied is constant; the bacteria use that much only in the morning."
        used={day}
        constant={0.86}
        names={oxygen}
      />
    ),
    solution: (
      <Demand
        label="Over a day, the oxygen given follows the oxygen used; the dissolved oxygen stays at its set point."
        used={day}
        names={oxygen}
        held="Dissolved oxygen, held"
      />
    ),
  },
  'commercial-high-rise': {
    challenge: (
      <Tower
        label="Section of the tower: what a machine on the plant floor does is heard and felt on the occupied floors above and below."
        machine="Machine"
        waves="Heard and felt"
      />
    ),
    solution: (
      <Tower
        label="Section of the tower: a machine on the plant floor, set by the building control system, between quiet occupied floors."
        machine="Machine"
        control="Building control system"
      />
    ),
  },
};
