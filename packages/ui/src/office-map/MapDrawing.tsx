import type { MouseEvent } from 'react';
import * as styles from './OfficeMap.css.ts';
import type { OfficeMapPlace } from './OfficeMap.tsx';

/** Land, drawn in the colours of the theme. */
export interface MapDrawing {
  /** Its units are those of the places. */
  viewBox: string;
  /**
   * Address of the SVG element that is the land, such as `/world.svg#land`: a `<path>` without colours of its own, in a
   * file of the same origin. A world is too large for the page's HTML and script.
   */
  href: string;
}

interface MapDrawingViewProps {
  drawing: MapDrawing;
  places: readonly OfficeMapPlace[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** How far, in px, a press may be from a place. */
const reach = 32;

/** The places on the map. For the pointer alone: keyboard and assistive technology have the list. */
export function MapDrawingView({ drawing, places, chosen, onChoose }: MapDrawingViewProps) {
  const [left = 0, top = 0, width = 1, height = 1] = drawing.viewBox.split(/[\s,]+/).map(Number);
  const points = places.map(({ id, name, x, y }) => ({
    id,
    name,
    across: (x - left) / width,
    down: (y - top) / height,
  }));

  const chooseNearest = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const away = ({ across, down }: (typeof points)[number]) =>
      Math.hypot(box.x + across * box.width - clientX, box.y + down * box.height - clientY);
    const nearest = points.toSorted((one, other) => away(one) - away(other))[0];
    if (nearest && away(nearest) <= reach) onChoose(nearest.id);
  };

  const selected = points.find(({ id }) => id === chosen);
  // The chosen one is drawn last, above its neighbours.
  const ordered = selected ? [...points.filter((one) => one !== selected), selected] : points;
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" viewBox={drawing.viewBox} className={styles.land}>
        <use href={drawing.href} className={styles.coast} />
      </svg>
      <svg aria-hidden="true" className={styles.points} onClick={chooseNearest}>
        {selected && (
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
        {ordered.map(({ id, name, across, down }) => (
          <g key={id} data-selected={id === chosen ? '' : undefined} className={styles.point}>
            <circle cx={percent(across)} cy={percent(down)} r={22} className={styles.target} />
            <circle cx={percent(across)} cy={percent(down)} r={5} className={styles.dot} />
            <text
              x={percent(across)}
              y={percent(down)}
              dx={across > 0.75 ? -12 : 12}
              dy="-0.5em"
              textAnchor={across > 0.75 ? 'end' : 'start'}
              className={styles.label}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`;
}
