import type { MouseEvent } from 'react';
import * as styles from './OfficeMap.css.ts';

/** The coastlines, drawn in the colours of the theme. */
export interface MapDrawing {
  /** `viewBox` of the drawing. Places use the same units. */
  viewBox: string;
  /**
   * URL of the SVG element of the land, for example `/world.svg#land`: a `<path>` without colours, in a file of the
   * same origin. A world map is too large for the page's HTML or JavaScript.
   */
  href: string;
  /** Path data of the area where it is night, in the same units. */
  night?: string;
}

/** A place on the map. */
export interface OfficeMapItem {
  /** Identifies the place within the map. */
  id: string;
  name: string;
  /** Time at the place, before its name on the map: `17:30`. */
  time?: string;
  /** Whether somebody is there now. Without it the map does not show it. */
  open?: boolean;
  /** Text next to the name in the list: a country, or coordinates. */
  detail?: string;
  /** Position from the left, in units of the drawing's `viewBox`. */
  x: number;
  /** Position from the top, in units of the drawing's `viewBox`. */
  y: number;
  /**
   * Side of the place on which its name stands: `above` or `below` after it, `before` if another place follows.
   * @default 'above'
   */
  side?: 'above' | 'below' | 'before';
  /** URL of the place, for example `#office-seoul`. It makes the list entry a link, which needs no JavaScript. */
  href?: string;
}

interface MapDrawingViewProps {
  drawing: MapDrawing;
  places: readonly OfficeMapItem[];
  chosen: string;
  /** Without it, the drawing is only a picture. */
  onChoose?: (id: string) => void;
}

/** Share of the width from which a name stands before its place. */
const nearEdge = 0.86;

/** Maximum distance of a press from a place, in px. */
const reach = 32;

/** The places on the map, for pointers only: keyboard and assistive technology use the list. */
export function MapDrawingView({ drawing, places, chosen, onChoose }: MapDrawingViewProps) {
  const [left = 0, top = 0, width = 1, height = 1] = drawing.viewBox.split(/[\s,]+/).map(Number);
  const points = places.map(({ x, y, ...place }) => ({
    ...place,
    across: (x - left) / width,
    down: (y - top) / height,
  }));

  const chooseNearest = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const away = ({ across, down }: (typeof points)[number]) =>
      Math.hypot(box.x + across * box.width - clientX, box.y + down * box.height - clientY);
    const nearest = points.toSorted((one, other) => away(one) - away(other))[0];
    if (nearest && away(nearest) <= reach) onChoose?.(nearest.id);
  };

  const selected = points.find(({ id }) => id === chosen);
  // The selected place is drawn last, above its neighbours.
  const ordered = selected ? [...points.filter((one) => one !== selected), selected] : points;
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" viewBox={drawing.viewBox} className={styles.land}>
        <use href={drawing.href} className={styles.coast} />
        {drawing.night && <path d={drawing.night} className={styles.night} />}
      </svg>
      <svg aria-hidden="true" className={styles.points} onClick={onChoose && chooseNearest}>
        {selected && onChoose && (
          <>
            <line
              x2="100%"
              y1={percent(selected.down)}
              y2={percent(selected.down)}
              className={styles.cross}
            />
            <line
              x1={percent(selected.across)}
              x2={percent(selected.across)}
              y2="100%"
              className={styles.cross}
            />
          </>
        )}
        {ordered.map(({ id, name, time, open, side, across, down }) => {
          const before = side === 'before' || across > nearEdge;
          return (
            <g
              key={id}
              data-selected={id === chosen ? '' : undefined}
              data-open={open}
              className={styles.point}
            >
              {onChoose && (
                <circle cx={percent(across)} cy={percent(down)} r={22} className={styles.target} />
              )}
              {open && (
                <circle cx={percent(across)} cy={percent(down)} r={10} className={styles.halo} />
              )}
              <circle cx={percent(across)} cy={percent(down)} r={5} className={styles.dot} />
              <text
                x={percent(across)}
                y={percent(down)}
                dx={before ? -12 : 12}
                dy={side === 'below' ? '1.1em' : '-0.5em'}
                textAnchor={before ? 'end' : 'start'}
                className={styles.label}
              >
                {time && <tspan className={styles.time}>{`${time} `}</tspan>}
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`;
}
