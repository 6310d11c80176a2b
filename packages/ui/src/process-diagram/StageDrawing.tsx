import * as styles from './ProcessDiagram.css.ts';

export const processShapes = [
  'screen',
  'grit',
  'clarifier',
  'basin',
  'digester',
  'filter',
  'baffles',
  'outlet',
] as const;

/** The shape of a stage. */
export type ProcessShape = (typeof processShapes)[number];

interface Shape {
  /** Walls and floor. */
  walls: string;
  /** Area filled with water. */
  water: string;
  /** Contents, in thin lines. */
  inside?: string;
}

/** In a box of 160 by 100: tank from x 1 to 129, water below y 34, pipe from x 129 to 160, air at (14, 76). */
const shapes: Record<ProcessShape, Shape> = {
  screen: {
    walls: 'M1 20V74H129V20',
    water: 'M1 34H129V74H1Z',
    inside: 'M40 20l18 54M52 20l18 54M64 20l18 54M76 20l18 54',
  },
  grit: {
    walls: 'M1 20V80L52 92H78L129 80V20',
    water: 'M1 34H129V80L78 92H52L1 80Z',
    inside: 'M55 88h3M62 89h3M69 88h3M60 85h3M67 85h3',
  },
  clarifier: {
    walls: 'M1 20V60L58 88H72L129 60V20',
    water: 'M1 34H129V60L72 88H58L1 60Z',
    inside: 'M52 14V50M78 14V50M65 14V78M20 62L56 80M110 62L74 80M9 28V40M121 28V40',
  },
  basin: { walls: 'M1 20V86H129V20', water: 'M1 34H129V86H1Z' },
  digester: {
    walls: 'M1 86V34Q65 0 129 34V86Z',
    water: 'M1 44H129V86H1Z',
    inside: 'M65 17V6M65 6H82',
  },
  filter: {
    walls: 'M1 20V86H129V20',
    water: 'M1 34H129V86H1Z',
    inside:
      'M1 52H129M1 66H129M10 59h4M24 59h4M38 59h4M52 59h4M66 59h4M80 59h4M94 59h4M108 59h4M17 56h4M31 62h4M45 56h4M59 62h4M73 56h4M87 62h4M101 56h4M115 62h4',
  },
  baffles: {
    walls: 'M1 20V86H129V20',
    water: 'M1 34H129V86H1Z',
    inside: 'M33 20V70M65 46V86M97 20V70',
  },
  outlet: {
    walls: '',
    water: '',
    inside:
      'M1 46q11-8 21 0t21 0 21 0 21 0 21 0 21 0M1 62q11-8 21 0t21 0 21 0 21 0 21 0 21 0M1 78q11-8 21 0t21 0 21 0 21 0 21 0 21 0',
  },
};

/** Bubbles above the diffusers: x, y, radius. */
const bubbles = [
  [24, 66, 2],
  [33, 50, 2.6],
  [46, 62, 1.6],
  [58, 44, 2.4],
  [66, 68, 2],
  [77, 54, 1.8],
  [88, 64, 2.4],
  [97, 46, 2],
  [108, 60, 1.6],
  [116, 48, 2.2],
] as const;

/** Parts of the side line, which runs below the tanks. */
export interface SideParts {
  /** From the stage before. */
  from: boolean;
  /** Down from this tank. */
  down: boolean;
  /** To the stage after: `up` into its tank. */
  to: 'on' | 'up' | false;
}

function sidePath({ from, down, to }: SideParts): string {
  return [
    from && 'M0 97H65',
    down && 'M65 88V97',
    to === 'on' && 'M65 97H160',
    to === 'up' && 'M65 97H144V50H160M148 46l6 4-6 4',
  ]
    .filter(Boolean)
    .join('');
}

interface StageDrawingProps {
  shape: ProcessShape;
  aerated: boolean;
  /** The main line does not go on from here. */
  ends: boolean;
  side: SideParts;
}

/** A section through a stage, in hairlines. */
export function StageDrawing({ shape, aerated, ends, side }: StageDrawingProps) {
  const { walls, water, inside } = shapes[shape];
  return (
    <svg aria-hidden="true" viewBox="0 0 160 100" className={styles.svg}>
      <path d={water} className={styles.water} />
      {inside && <path d={inside} className={styles.thin} />}
      <path d={walls} className={styles.wall} />
      <path d={sidePath(side)} className={styles.side} />
      {shape !== 'outlet' && !ends && (
        <path d="M129 34H160M148 30l6 4-6 4" className={styles.pipe} />
      )}
      {aerated && (
        <>
          <path d="M1 76H121" className={styles.diffuser} />
          {bubbles.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} className={styles.bubble} />
          ))}
        </>
      )}
    </svg>
  );
}
