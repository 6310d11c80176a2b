/** Figures that several pages state. */
import type { Measure, UnitText } from './shapes.ts';

/** A printed figure and its unit. */
export interface Claim {
  value: string;
  unit?: string;
}

export const energySavings: Claim = { value: '30–50', unit: '%' };
export const payback: Claim = { value: '2–3', unit: 'years' };
export const noise: Claim = { value: '< 85', unit: 'dB' };
export const equipmentLife: Claim = { value: '15+', unit: 'years' };
export const startStopCycles: Claim = { value: '100,000+' };
export const turnDown: Claim = { value: '40–100', unit: '%' };
/** Flow that the models cover, of their highest: RMX10 and EMX10 the most, RMX125 and EMX125 the least. */
export const widestFlowShare: Claim = { value: '50–100', unit: '%' };
export const narrowestFlowShare: Claim = { value: '93–100', unit: '%' };

/** Bearings, motor and its control. */
export const nstbPlusCycles: Claim = { value: '150,000' };
export const bearingLife: Claim = { value: '15+', unit: 'years' };
export const motorEfficiency: Claim = { value: '96', unit: '%' };
export const motorClass = 'IE5';
export const speedControl: Claim = { value: '±0.1', unit: '%' };
export const balanceGrade = 'G2.5';
export const impellerMaterial = 'Al7075-T6';
export const foundedIn = 2007;

/** Claims of the home and About pages. */
export const homeSavings: Claim = { value: '30–40', unit: '%' };
export const homeNoise: Claim = { value: '< 45', unit: 'dB' };
export const uptime: Claim = { value: '99.9', unit: '%' };
export const clients: Claim = { value: '500+' };
export const costReduction: Claim = { value: '40', unit: '%' };
export const reviews: Claim = { value: '120+' };
export const testAccuracy: Claim = { value: '±1', unit: '%' };

/** Share of the energy of a wastewater treatment plant. */
export const compressedAirShare = 55;

/** The company. */
export const unitsInstalled: Claim = { value: '9,400+' };
export const countries: Claim = { value: '40+' };
export const annualCapacity: Claim = { value: '2,400', unit: 'units' };
export const goalsYear = 2025;
/** The totals of the company are as of the end of this year. */
export const totalsYear = 2025;

/** Energy savings, as stated by the page of each series and the Technologies page. */
export const seriesSavings = {
  MAX: { value: '20–40', unit: '%' },
  RMX: { value: '20–30', unit: '%' },
  EMX: { value: '25–35', unit: '%' },
} as const satisfies Record<string, Claim>;
export const technologySavings: Claim = { value: '20–40', unit: '%' };

/** The controller. */
export const screen: Claim = { value: '7', unit: 'inch' };
export const screenModes = 'six';
export const fieldbus = 'Modbus RTU/TCP';
export const analogue = '4–20 mA';

export const availability: Claim = { value: '24/7' };
/** Of the service network; the employees are those of the company. */
export const technicians: Claim = { value: '100+' };
export const employees: Claim = { value: '120+' };
export const responseTime: Claim = { value: '2–4', unit: 'h' };
export const firstCallResolution: Claim = { value: '98', unit: '%' };
export const onsiteResponse: Claim = { value: '4', unit: 'h' };
/** Average response on the technical support line. */
export const supportLineResponse: Claim = { value: '< 30', unit: 'min' };
/** Response time promised for an enquiry. */
export const promisedResponse: Claim = { value: '24', unit: 'hours' };
export const network: Claim = { value: 'Global' };

export const singleUnitInstallation: Claim = { value: '1–2', unit: 'days' };
export const systemInstallation: Claim = { value: '3–5', unit: 'days' };
export const maintenanceNotice: Claim = { value: '30', unit: 'days' };

/** The screen in front of a noun: `7-inch`. */
export const screenSize = inText(screen).replace(' ', '-');

/** Power supply of the machines, and the protocols that connect them to a control system. */
export const supplyVolts = [380, 400] as const;
export const supplyHertz = [50, 60] as const;
export const supply = `${supplyVolts.join('–')} VAC at ${supplyHertz.join('–')} Hz`;
export const protocols = ['Modbus TCP/IP', 'Profibus', 'Ethernet/IP'] as const;
/** The protocol of the built-in controller, and those that are supplied if ordered. */
export const [builtInProtocol, ...orderedProtocols] = protocols;

/** A limit at the start of a sentence: `Under 85 dB`. */
export function under(limit: Claim): string {
  return inText(limit).replace('< ', 'Under ');
}

/** A figure in running text: `30–50%`, `2–4 h`. A figure in both unit systems is printed in metric units. */
export function inText(claim: Pick<Measure, 'value' | 'unit'>): string {
  const [value, unit] = [metric(claim.value), metric(claim.unit)];
  if (!unit) return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

function metric(text: UnitText = ''): string {
  return typeof text === 'string' ? text : text.metric;
}
