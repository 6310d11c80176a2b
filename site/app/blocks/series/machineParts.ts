import * as claims from '@brand/catalogue/claims';
import type { SeriesName } from '@brand/catalogue/models';
import {
  coolingPath,
  type FilmMedia,
  foils,
  impellerEye,
  pmsmMotor,
  type StillMedia,
  touchScreen,
  touchScreenEmx,
  touchScreenMax,
} from '@brand/media';

/** A part of the machine, as shown on a card. */
export interface MachinePart {
  id: string;
  title: string;
  text: string;
  features: readonly string[];
  media: FilmMedia | StillMedia;
  /** Link to the full explanation, and its text. */
  href: string;
  link: string;
}

const inText = claims.inText;

export const bearing: MachinePart = {
  id: 'bearing',
  title: 'Air-foil bearing',
  text: 'At speed the shaft floats on air it draws in itself, so no lubricant is needed.',
  features: [
    `${inText(claims.startStopCycles)} on/off cycles`,
    'No oil and no oil pump',
    'No contact at speed, so hours cause no wear',
    'Clean air from the first hour',
  ],
  media: foils,
  href: '/technologies#air-bearing',
  link: 'How the bearing works',
};

export const motor: MachinePart = {
  id: 'motor',
  title: 'Permanent-magnet motor',
  text: 'Motor and impeller share one shaft. There is no gearbox between them, and no gearbox losses.',
  features: [
    `${claims.motorClass}, up to ${inText(claims.motorEfficiency)} efficient`,
    `Speed held to ${inText(claims.speedControl)}`,
    'Class H insulation',
    'No gearbox, no coupling',
  ],
  media: pmsmMotor,
  href: '/technologies#pmsm-motor',
  link: 'How the motor works',
};

export const cooling: MachinePart = {
  id: 'cooling',
  title: 'Motor cooled by air',
  text: 'Air flows along the fins of the motor and leaves warm at the far end, where it can heat a building.',
  features: [
    'No water, no heat exchanger',
    'Flow rises with speed',
    'Warm air in one duct',
    'Nothing to top up',
  ],
  media: coolingPath,
  href: '/technologies#pmsm-motor',
  link: 'How the cooling works',
};

const impeller: MachinePart = {
  id: 'impeller',
  title: 'Milled impeller',
  text: 'Full and splitter blades, milled from one piece of aluminium, so that the flow stays attached at part load too.',
  features: [
    `${inText(claims.turnDown)} turn-down`,
    `Balanced to ${claims.balanceGrade}`,
    'Nine full and nine splitter blades',
    'Made for its model',
  ],
  media: impellerEye,
  href: '/technologies#impeller',
  link: 'How the impeller works',
};

const screens: Record<SeriesName, FilmMedia> = {
  MAX: touchScreenMax,
  RMX: touchScreen,
  EMX: touchScreenEmx,
};

const controller = (series: SeriesName): MachinePart => ({
  id: 'controller',
  title: 'Touch-screen controller',
  text: 'Flow, pressure, power and temperatures on one screen, and the same values on your own control system.',
  features: [
    `${inText(claims.screen)} screen with ${claims.screenModes} modes`,
    `${claims.fieldbus} and ${claims.analogue}`,
    'Alarms with what to check first',
    claims.supply,
  ],
  media: screens[series],
  href: '/technologies#control-system',
  link: 'How the controller works',
});

const featureLeads: Record<SeriesName, string> = {
  RMX: 'An impeller shaped for part load, and a controller that shows flow, pressure and power.',
  EMX: 'An impeller shaped for part load, and a controller that your own system can read.',
  MAX: `An impeller milled from one piece of aluminium, and a ${inText(claims.screen)} screen with ${claims.screenModes} modes.`,
};

/** Key features of a series. */
export const keyFeatures = (series: SeriesName) => ({
  lead: featureLeads[series],
  parts: [impeller, controller(series)],
});
