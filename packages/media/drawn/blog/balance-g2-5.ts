/** Balance grade G 2.5: the centre of mass may be e = G / omega from the axis. At 25,000 rpm, 0.95 micrometres. */
import { circle, dimension, line, nightSheet, path, type } from '../figure.ts';
import { brand, labelColour, mutedOnDark } from '../palette.ts';

const hatch = 'rgb(190 225 245 / .13)';

/** Permitted eccentricity in micrometres for a grade in mm/s. */
export const eccentricity = (grade: number, rpm: number) =>
  (grade / ((rpm * 2 * Math.PI) / 60)) * 1000;

export const alt =
  'A shaft in section with its axis and its centre of mass, drawn apart: at balance grade G2.5 and 25,000 rpm they may stand 0.95 micrometres from each other.';

export function draw(): string {
  const axis = { x: 292, y: 360 };
  const mass = { x: 452, y: 360 };
  const radius = 236;
  let body = circle(axis.x, axis.y, radius, {
    stroke: labelColour,
    width: 3.5,
    fill: 'rgb(91 203 245 / .07)',
  });
  body += circle(axis.x, axis.y, radius - 14, { width: 1.5 });
  // Hatching of the section.
  for (let offset = -radius; offset <= radius; offset += 26) {
    const reach = Math.sqrt((radius - 14) ** 2 - Math.min(Math.abs(offset), radius - 14) ** 2);
    const centre = { x: axis.x + offset * Math.SQRT1_2, y: axis.y + offset * Math.SQRT1_2 };
    body += line(
      centre.x - reach * Math.SQRT1_2,
      centre.y + reach * Math.SQRT1_2,
      centre.x + reach * Math.SQRT1_2,
      centre.y - reach * Math.SQRT1_2,
      { width: 1.2, stroke: hatch },
    );
  }
  body += path(
    `M${axis.x - radius - 26} ${axis.y}H${axis.x + radius + 26}M${axis.x} ${axis.y - radius - 26}V${axis.y + radius + 26}`,
    { width: 1.5, dash: '26 7 5 7' },
  );
  // Direction of rotation.
  body += path(`M${axis.x - 118} ${axis.y - 90}A148 148 0 0 1 ${axis.x + 90} ${axis.y - 118}`, {
    stroke: brand,
    width: 4,
  });
  body += `<path d="M0 0l-25 10v-20z" fill="${brand}" transform="translate(${axis.x + 107} ${axis.y - 102}) rotate(44)"/>`;
  body += circle(axis.x, axis.y, 11, { stroke: labelColour, width: 3.5, fill: '#0a2032' });
  body += `<g transform="translate(${mass.x} ${mass.y})"><circle r="17" fill="#0a2032" stroke="${brand}" stroke-width="4"/><path d="M0-17A17 17 0 0 1 17 0H0zM0 17A17 17 0 0 1-17 0H0z" fill="${brand}"/></g>`;
  body +=
    line(axis.x, axis.y + 18, axis.x, axis.y + 92, { width: 2 }) +
    line(mass.x, mass.y + 24, mass.x, mass.y + 92, { width: 2 });
  body += dimension(axis.x, axis.y + 78, mass.x, mass.y + 78, labelColour);
  body += type((axis.x + mass.x) / 2, axis.y + 122, 'e', {
    size: 44,
    weight: 600,
    anchor: 'middle',
  });
  const left = 622;
  body += type(left, 196, 'G2.5 = e · ω', { size: 44, weight: 500, fill: mutedOnDark }).replace(
    'ω',
    '<tspan style="font-family:Archivo,\'Liberation Serif\',serif">ω</tspan>',
  );
  body += type(left - 8, 366, eccentricity(2.5, 25_000).toFixed(2), {
    size: 186,
    weight: 600,
    width: 106,
    fill: '#ffffff',
    tracking: -0.035,
  });
  body += type(left + 404, 366, 'µm', { size: 72, weight: 600 });
  body += line(left, 412, 1128, 412);
  body += type(left, 472, '25,000 rpm', { size: 44 });
  return nightSheet(body, { pool: [30, 52] });
}
