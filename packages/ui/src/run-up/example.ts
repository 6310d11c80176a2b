import type { RunUpProps } from './RunUp.tsx';

const blades = Array.from(
  { length: 9 },
  (_, index) =>
    `<path d="M0-20Q40-50 20-96" transform="rotate(${index * 40})" fill="none" stroke="#9fb8c8" stroke-width="6"/>`,
).join('');
const wheel = (shapes: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="700" height="700"><circle r="98" fill="#16344a"/>${shapes}<circle r="20" fill="#dcecf6"/></svg>`)}`,
  width: 700,
  height: 700,
});

/** A wheel with nine blades, for stories and tests. */
export const runUp: RunUpProps = {
  picture: wheel(blades),
  blurred: wheel('<circle r="60" fill="none" stroke="#5d7c8f" stroke-width="70"/>'),
  counts: Array.from({ length: 11 }, (_, tenth) => (tenth * 3000).toLocaleString('en')),
  items: [
    {
      value: '0',
      scope: 'At rest the shaft lies on its foil',
      title: 'Air-foil bearings',
      text: 'From lift-off on, the shaft touches nothing but air.',
    },
    {
      value: '16,000',
      scope: 'RMX125 and EMX125',
      title: 'Permanent-magnet motor',
      text: 'On the same shaft as the impeller, with no gearbox in between.',
    },
    {
      value: '30,000',
      scope: 'RMX10 and EMX10',
      title: 'Speed as the only control',
      text: 'Held by the inverter across the operating range.',
    },
  ],
};
