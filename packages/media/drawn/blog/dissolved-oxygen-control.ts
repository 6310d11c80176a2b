/** Control loop of dissolved oxygen: probe, controller, blower, diffusers. */
import { circle, head, line, nightSheet, path, rect, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

export const alt =
  'The control loop of dissolved oxygen: a probe in the basin reports to a controller, the controller sets the speed of the blower, the blower feeds the diffusers on the basin floor.';

/** Seeded random numbers for the bubbles. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function draw(): string {
  const basin = { left: 500, right: 1128, top: 300, water: 338, floor: 602 };
  const random = scatter(7);
  let body = '';

  // Basin: water, walls, diffusers, bubbles.
  body += `<rect x="${basin.left}" y="${basin.water}" width="${basin.right - basin.left}" height="${basin.floor - basin.water}" fill="url(#air)" opacity="0.75"/>`;
  body += path(`M${basin.left} ${basin.top}V${basin.floor}H${basin.right}V${basin.top}`, {
    width: 4,
    stroke: labelColour,
  });
  body += line(basin.left, basin.water, basin.right, basin.water, { stroke: brand, width: 2.5 });
  const header = basin.floor - 26;
  body += line(basin.left + 2, header, basin.right - 48, header, { stroke: brand, width: 5 });
  for (let i = 0; i < 8; i++) {
    const x = basin.left + 74 + i * 64;
    body += path(`M${x - 15} ${header - 13}h30M${x} ${header}v-13`, { stroke: brand, width: 5 });
    for (let k = 0; k < 13; k++) {
      const rise = (k + random() * 0.8) / 13;
      const y = header - 26 - rise * (header - basin.water - 42);
      const spread = 4 + rise * 20;
      const bx = x + (random() - 0.5) * 2 * spread;
      if (bx > 968 && bx < 1016 && y < 500) continue;
      body += circle(bx, y, 2.4 + rise * 3.6, {
        stroke: brand,
        width: 1.7,
        opacity: 0.85 - rise * 0.35,
      });
    }
  }

  // Probe.
  const probe = 992;
  body += line(probe, 150, probe, 436, { width: 3, stroke: labelColour });
  body += rect(probe - 13, 432, 26, 56, { stroke: labelColour, width: 3, fill: '#0a2032' });
  body += `<circle cx="${probe}" cy="488" r="7" fill="${brand}"/>`;

  // Signal from the probe to the controller, from the controller to the blower.
  const wire = { dash: '4 10', width: 3.5, stroke: labelColour, cap: 'round' as const };
  body += line(probe, 150, 742, 150, wire) + head(724, 150, 180, 20, labelColour);
  const box = { left: 452, top: 96, width: 266, height: 108 };
  body += rect(box.left, box.top, box.width, box.height, {
    width: 3,
    stroke: labelColour,
    fill: 'rgb(10 32 50 / .6)',
  });
  body += type(box.left + box.width / 2, box.top + 67, 'Controller', {
    size: 40,
    anchor: 'middle',
  });
  body +=
    line(box.left - 6, 150, 200, 150, wire) +
    line(200, 150, 200, 246, wire) +
    head(200, 268, 90, 20, labelColour);

  // Blower: the symbol of a centrifugal machine, its discharge to the header.
  const blower = { x: 200, y: 384, r: 108 };
  body += circle(blower.x, blower.y, blower.r, {
    stroke: brand,
    width: 4,
    fill: 'rgb(91 203 245 / .08)',
  });
  for (let i = 0; i < 11; i++) {
    const turn = (i * 360) / 11;
    body += `<path d="M0 -27C18 -44 20 -66 4 -88" fill="none" stroke="${brand}" stroke-width="3" transform="translate(${blower.x} ${blower.y}) rotate(${turn})"/>`;
  }
  body += circle(blower.x, blower.y, 27, { stroke: brand, width: 3 });
  body += path(`M${blower.x} ${blower.y + blower.r}V${header}H${basin.left}`, {
    stroke: brand,
    width: 5,
  });
  body += head(420, header, 0, 26, brand);

  body += type(blower.x + 124, blower.y + 14, 'Blower', { size: 40 });
  body += type(probe - 24, 262, 'Probe', { size: 40, anchor: 'end' });
  body += type(basin.right - 20, 392, 'Basin', { size: 40, anchor: 'end' });
  body += type(858, 126, 'mg/L', { size: 34, anchor: 'middle', fill: mutedOnDark });
  body += type(322, 126, 'rpm', { size: 34, anchor: 'middle', fill: mutedOnDark });
  body += type(336, header - 24, 'Air', { size: 34, anchor: 'middle', fill: mutedOnDark });
  return nightSheet(body, { pool: [68, 62] });
}
