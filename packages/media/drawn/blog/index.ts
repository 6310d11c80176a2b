/** Drawn blog covers by the slug of their article. */
import * as aeration from './aeration-55-percent.ts';
import * as balance from './balance-g2-5.ts';
import * as diffuserFouling from './diffuser-fouling-pressure.ts';
import * as dissolvedOxygen from './dissolved-oxygen-control.ts';
import * as modbus from './modbus-tcp-register-map.ts';
import * as nightLoad from './night-load-turn-down.ts';
import * as noise from './noise-below-85.ts';
import * as conveying from './pneumatic-conveying-pressure.ts';
import * as adiabatic from './specific-energy-adiabatic.ts';
import * as surge from './surge-and-choke.ts';
import * as turnDown from './turn-down-without-blow-off.ts';
import * as payback from './two-to-three-year-payback.ts';
import * as wireToAir from './wire-to-air-efficiency.ts';

export interface Drawing {
  alt: string;
  /** The SVG document, 1200 × 675. */
  draw(): string;
}

export const blogDrawings = {
  'aeration-55-percent': aeration,
  'turn-down-without-blow-off': turnDown,
  'modbus-tcp-register-map': modbus,
  'dissolved-oxygen-control': dissolvedOxygen,
  'wire-to-air-efficiency': wireToAir,
  'night-load-turn-down': nightLoad,
  'two-to-three-year-payback': payback,
  'surge-and-choke': surge,
  'diffuser-fouling-pressure': diffuserFouling,
  'specific-energy-adiabatic': adiabatic,
  'noise-below-85': noise,
  'balance-g2-5': balance,
  'pneumatic-conveying-pressure': conveying,
} satisfies Record<string, Drawing>;
