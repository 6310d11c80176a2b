import type { PictureImage } from '../src/picture/index.ts';

/** Images for stories and tests without a network: hairline drawings as data URLs. */
function drawing(shapes: string, alt: string): PictureImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0a2032"/><g fill="none" stroke="#5bcbf5" stroke-width=".4">${shapes}</g></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt,
    width: 1600,
    height: 900,
    color: '#0a2032',
  };
}

const range = (count: number) => Array.from({ length: count }, (_none, index) => index);

/** An impeller, viewed along its shaft. */
export const impeller = drawing(
  `<circle cx="80" cy="45" r="34"/><circle cx="80" cy="45" r="8"/>${range(24)
    .map((n) => `<path d="M80 37q14-4 18-22" transform="rotate(${n * 15} 80 45)"/>`)
    .join('')}`,
  'Impeller seen along its shaft, drawn in lines.',
);

/** Rings of an air-foil bearing. */
export const bearing = drawing(
  `${range(7)
    .map((n) => `<circle cx="80" cy="45" r="${12 + n * 3.4}"/>`)
    .join(
      '',
    )}<path d="M30 45h100M80 5v80" stroke-dasharray="2 1.4" stroke="#b9d3e2" stroke-width=".25"/>`,
  'Section of an air-foil bearing, drawn in lines.',
);

/** Speed lines of an operating map. */
export const map = drawing(
  `<path d="M24 12v62h116" stroke="#b9d3e2"/>${range(6)
    .map(
      (n) => `<path d="M${34 + n * 6} ${58 - n * 8}q${18 + n * 3} 0 ${30 + n * 5} ${14 + n * 2}"/>`,
    )
    .join('')}<path d="M34 58L64 18" stroke="#ff9142"/>`,
  'Operating map with surge line and speed lines, drawn in lines.',
);

/** A URL without an image. */
export const brokenSrc = 'data:image/png;base64,AAAA';

/** The impeller at the end of the row, with room for text next to it. */
export const heroImpeller = drawing(
  `<circle cx="114" cy="43" r="34"/><circle cx="114" cy="43" r="8"/>${range(24)
    .map((n) => `<path d="M114 35q14-4 18-22" transform="rotate(${n * 15} 114 43)"/>`)
    .join('')}`,
  'Impeller seen along its shaft, drawn in lines.',
);

const cabinet = '<path d="M52 18h56v58h-56zM48 76h64v5h-64zM52 24h56"/>';

/** A blower from the operator's side. */
export const blowerFront = drawing(
  `${cabinet}<path d="M80 24v52"/><rect x="86" y="30" width="16" height="11"/>${range(9)
    .map((n) => `<path d="M57 ${44 + n * 3}h18M85 ${50 + n * 2.6}h18"/>`)
    .join('')}`,
  'Front of a blower with its display, drawn in lines.',
);

/** The same blower from behind, with its outlet. */
export const blowerBack = drawing(
  `${cabinet}<circle cx="80" cy="58" r="11"/><circle cx="80" cy="58" r="8"/>${range(6)
    .map((n) => `<path d="M60 ${30 + n * 2.6}h40"/>`)
    .join('')}`,
  'Back of a blower with its outlet, drawn in lines.',
);

/** A city at the water's edge; each number is the height of a building. */
export const city = drawing(
  `<path d="M0 66h160" stroke="#b9d3e2"/>${[14, 22, 18, 34, 26, 20, 40, 28, 16, 24, 30, 18]
    .map(
      (tall, n) =>
        `<path d="M${14 + n * 11} 66v-${tall}h8v${tall}M${14 + n * 11} ${72 - tall}h8"/>`,
    )
    .join('')}${range(4)
    .map((n) => `<path d="M${20 + n * 8} ${70 + n * 4}h${110 - n * 16}" stroke="#b9d3e2"/>`)
    .join('')}`,
  'City on the water, drawn in lines.',
);

/** A machine of `metres` width and height with `scale` px per metre, for images to the same scale. */
export const scaledMachine = (
  name: string,
  [across, up]: readonly [number, number],
  scale: number,
): PictureImage => {
  const [width, height] = [Math.round(across * scale), Math.round(up * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="4" y="4" width="${width - 8}" height="${height - 8 - Math.round(scale / 10)}" fill="#0a2032" stroke="#5bcbf5" stroke-width="2"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `Front of ${name}, drawn in lines.`,
    width,
    height,
  };
};

/** The first page of a document, with its title as a bar and `lines` of text. */
export const firstPage = (title: string, lines: number): PictureImage => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/><path d="M48 0h499v300H48z" fill="#0a2032"/><g fill="none" stroke="#5bcbf5" stroke-width="2"><circle cx="420" cy="150" r="110"/><circle cx="420" cy="150" r="26"/></g><text x="48" y="372" font-family="sans-serif" font-size="44" font-weight="600" fill="#0a1f2e">${title}</text>${range(
      lines,
    )
      .map(
        (n) =>
          `<path d="M48 ${430 + n * 24}h${n % 4 === 3 ? 260 : 499}" stroke="#b9c7d0" stroke-width="5"/>`,
      )
      .join('')}</svg>`,
  )}`,
  alt: `First page of ${title}.`,
  width: 595,
  height: 842,
});
