/** The energy split of a wastewater plant as one bar, to scale. */
import { figure, line, nightSheet, rect, scale, type } from '../figure.ts';
import { brand, mutedOnDark } from '../palette.ts';

const largest = { name: 'Compressed air', share: 55 };

/** `drop` is the length of the leader line to the name, `shift` moves the name away from the neighbouring leader. */
const others = [
  { name: 'Pumps', share: 20, drop: 68, shift: 0 },
  { name: 'Clarifier', share: 12, drop: 124, shift: 0 },
  { name: 'Lighting', share: 8, drop: 68, shift: -20 },
  { name: 'Others', share: 5, drop: 124, shift: -26 },
];

export const alt =
  'Energy split of a wastewater plant as one bar to scale: compressed air 55%, pumps 20%, clarifier 12%, lighting 8%, others 5%.';

export function draw(): string {
  const x = scale(0, 100, 72, 1128);
  const top = 262;
  const bottom = top + 170;
  let body = rect(x(0), top, x(largest.share) - x(0), bottom - top, {
    fill: 'url(#air)',
    stroke: brand,
    width: 3,
  });
  // Rows of bubbles that grow as they rise, in the segment of the compressed air.
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 17; column++) {
      const bx = x(0) + 23 + column * 32.5 + (row % 2) * 16;
      const by = bottom - 24 - row * 31;
      body += `<circle cx="${bx.toFixed(1)}" cy="${by}" r="${(2.6 + row * 1.05).toFixed(2)}" fill="none" stroke="${brand}" stroke-width="1.8" opacity="${(0.9 - row * 0.12).toFixed(2)}"/>`;
    }
  }
  body += figure(x(0) - 6, top - 84, `${largest.share}%`, { size: 150 });
  body += type(x(0), top - 28, largest.name, { size: 42 });
  let at = largest.share;
  others.forEach(({ name, share, drop, shift }, i) => {
    const centre = x(at + share / 2);
    body += rect(x(at), top, x(at + share) - x(at), bottom - top, {
      fill: `rgb(190 225 245 / ${(0.13 - i * 0.03).toFixed(2)})`,
    });
    body += type(centre, top - 28, `${share}%`, { size: 40, weight: 600, anchor: 'middle' });
    body += line(centre, bottom + 10, centre, bottom + drop, { width: 1.5 });
    body += type(centre + shift, bottom + drop + 40, name, { anchor: 'middle', fill: mutedOnDark });
    at += share;
  });
  return nightSheet(body, { pool: [28, 52] });
}
