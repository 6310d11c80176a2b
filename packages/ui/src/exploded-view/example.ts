import type { ExplodedViewProps } from './ExplodedView.tsx';

const drawing = (shapes: string, width: number, height = width) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`)}`,
  width,
  height,
  color: 'transparent',
});
const shaft = '<rect x="-90" y="-12" width="180" height="24" rx="4" fill="#9fb8c8"/>';
const ring = '<path d="M-30-60h60v120h-60z" fill="#2b6f92"/>';

const apart = drawing(`${shaft}<g transform="translate(200 -100)">${ring}</g>`, 1400, 760);

/** A shaft and its housing, for stories and tests. */
export const exploded: ExplodedViewProps = {
  axis: { x: 100, y: -50 },
  start: { scale: 1, centre: 0, positions: {} },
  parts: [
    { name: 'housing', picture: drawing(ring, 200), size: 2 },
    { name: 'shaft', picture: drawing(shaft, 200), size: 2 },
  ],
  items: [
    {
      id: 'shaft',
      title: 'Shaft',
      text: 'It turns in the housing and touches nothing.',
      value: '100,000+',
      label: 'on/off cycles',
      points: [{ title: 'No oil at all', text: 'No pump, no tank, no seal.' }],
      picture: { ...apart, alt: 'A shaft beside its housing.' },
      state: { scale: 1.5, centre: 0.5, positions: { housing: 2 } },
      callouts: [{ text: 'Shaft', from: [410, 380], to: [300, 200] }],
      caption: 'The shaft outside of its housing.',
    },
    {
      id: 'housing',
      title: 'Housing',
      text: 'It holds what stands still.',
      value: '2',
      unit: 'mm',
      label: 'thick',
      points: [{ title: 'One piece' }],
      picture: { ...apart, alt: 'A housing beside its shaft.' },
      state: { scale: 2, centre: 2, positions: { housing: 2 } },
      behind: drawing('<path d="M-200-200h400v400h-400z" fill="none" stroke="#9fb8c8"/>', 820, 760),
      front: drawing('<rect x="-300" y="-280" width="200" height="130" fill="#2b6f92"/>', 820, 760),
      caption: 'The housing.',
    },
  ],
};
