import * as claims from './claims.ts';
import { digits } from './digits.ts';

/** Units sold by 2016. */
export const firstUnits = 3000;

/** Milestones of the company. */
export const events = [
  {
    year: String(claims.foundedIn),
    event: 'The company is founded',
    milestone: 'The first shaft floats on the air it moves.',
  },
  {
    year: '2016',
    event: `${digits(firstUnits)} units sold`,
    milestone: 'Nine years after the company was founded.',
  },
  {
    year: '2019',
    event: 'Second factory',
    milestone: `Annual capacity grows to ${claims.inText(claims.annualCapacity)}.`,
  },
  {
    year: '2022',
    event: 'One platform, three series',
    milestone: 'MAX, RMX and EMX share bearing, motor and control.',
  },
  {
    year: '2023',
    event: 'NSTB+ bearing',
    milestone: `Rated for ${claims.inText(claims.nstbPlusCycles)} on/off cycles, half as many again as before.`,
  },
  {
    year: String(claims.goalsYear),
    event: `${claims.inText(claims.unitsInstalled)} units in ${claims.inText(claims.countries)} countries`,
    milestone: 'The goals for this year are under Vision.',
    highlight: true,
  },
];
