import { inText, supply, turnDown } from './claims.ts';
import type { DocumentKey } from './documentsOnRequest.ts';
import { statedInletText } from './selection/words.ts';
import type { UnitText } from './shapes.ts';
import { inUnits, type UnitSystem } from './units.ts';

/** Conditions of stated figures and what they leave open, with the document that answers it. */
interface OpenFigure {
  text: UnitText;
  ask: string;
  document: DocumentKey;
}

const conditions = (system: UnitSystem) =>
  `Flow is at the inlet, pressure is the rise from inlet to outlet; we assume ${statedInletText(system)}. The quote gives the lowest flow, and power and wire-to-air efficiency at your duty point. Noise levels are stated without a distance or a test standard.`;

export const openFigures = {
  conditions: {
    text: inUnits(conditions),
    ask: 'Ask for sound data',
    document: 'sound',
  },
  supply: {
    text: `All figures are for ${supply}.`,
    ask: 'Ask about another supply, such as 480 V at 60 Hz',
    document: 'supply',
  },
} as const satisfies Record<string, OpenFigure>;

/** All of it in one text, for documents on paper. */
export const openFiguresText = () =>
  `${conditions('metric')} The turn-down of ${inText(turnDown)} is that of our machines in general: plan with the flow range of your model. ${openFigures.supply.text}`;
