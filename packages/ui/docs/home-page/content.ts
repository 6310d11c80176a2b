import { Activity, Droplet, Gauge, MonitorCheck } from 'lucide';

export { bearing, heroImpeller as heroImage } from '../../test/pictures.ts';
export { products } from '../../test/products.tsx';

export const headlines = [
  {
    title: 'Air that carries nothing but pressure.',
    text: 'High-speed turbo blowers on air-foil bearings. No oil, no gears, no contact, and 30–40% less energy.',
  },
  {
    title: 'One moving part. It touches nothing.',
    text: 'A single shaft rides on its own film of air, so there is no oil to change and nothing to wear while it runs.',
  },
] as const;

export const sectors = ['Industrial', 'Commercial', 'Residential'];

export const measures = [
  { value: '30–40', unit: '%', label: 'Energy savings' },
  { value: '< 45', unit: 'dB', label: 'Noise' },
  { value: '99.9', unit: '%', label: 'Uptime' },
  { value: '2–3', unit: 'years', label: 'Return on investment' },
];

export const advantages = [
  { icon: Gauge, title: 'Energy Efficiency', text: '30–40% savings, verified to ±1%.' },
  { icon: Activity, title: 'Low Noise', text: 'No gearbox and no pulsation.' },
  {
    icon: MonitorCheck,
    title: 'Smart IoT',
    text: 'Bearing temperature, pressure and kilowatts, live, over Modbus or 4–20 mA.',
  },
  {
    icon: Droplet,
    title: 'Oil-Free',
    text: 'No oil to leak, filter or change, and none in the air.',
  },
];

export const technology = [
  { title: 'Air-foil bearings', text: 'Rated for 100,000+ on/off cycles, without a lubricant.' },
  {
    title: 'Permanent-magnet motor',
    text: 'IE5, up to 96% efficient, on the shaft of the impeller.',
  },
  { title: 'Speed as the only control', text: 'Held to ±0.1% from 100 to 40% of the flow.' },
];

export const industries = [
  { title: 'Manufacturing', text: 'Conveying, drying and packaging lines that run three shifts.' },
  { title: 'Healthcare', text: 'Air and vacuum for clinics and laboratories, without oil.' },
  { title: 'Finance', text: 'Cooling for data halls, at 99.9% uptime.' },
  { title: 'Retail', text: 'Heating, cooling and ventilation of large floors.' },
];

export const performance = [
  { value: '500+', label: 'Clients' },
  { value: '40', unit: '%', label: 'Cost reduction' },
  { value: '10×', label: 'Performance' },
  { value: '4.9', unit: '/ 5', label: 'Rating from 120+ reviews' },
];
