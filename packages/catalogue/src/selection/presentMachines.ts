/** Machines that a new one may replace, with the efficiencies assumed for them. */
import type { Range } from '../models.ts';

/** A type of machine that a new one may replace. */
export interface PresentMachine {
  name: string;
  /** Nominal efficiency of the blower, without its motor and drive, in per cent. Without one the visitor has to enter it. */
  efficiency?: Range;
  /** What turns the blower, with its losses between the meter and the shaft. */
  drive: Drive;
}

interface Drive {
  name: string;
  /** Power at the shaft of the blower in per cent of the power at the meter. */
  efficiency: Range;
  /** How the range comes about. */
  basis: string;
}

/** In per cent, with four poles at 50 Hz: 91.6 (IE2 at 22 kW) to 96.0 (IE3 from 200 kW). IEC 60034-30-1:2014. */
const ofMotor: Range = [92, 96];
/** In per cent: 95 to 98 when new, 93 if not retensioned. U.S. Department of Energy, Motor Systems Tip Sheet 5, 2012. */
const ofBelts: Range = [93, 98];

const motor: Drive = {
  name: 'motor',
  efficiency: ofMotor,
  basis: `motors of class IE2 to IE3, ${ofMotor.join('–')}%, IEC 60034-30-1`,
};
const belts: Drive = {
  name: 'motor and V-belts',
  efficiency: [86, 94],
  basis: `${motor.basis}, times V-belts, ${ofBelts.join('–')}%, U.S. DOE, Motor Systems Tip Sheet 5`,
};

/**
 * Nominal efficiencies of blowers: U.S. Environmental Protection Agency, "Evaluation of Energy Conservation Measures for
 * Wastewater Treatment Facilities", EPA 832-R-10-005, September 2010. It gives none for screw blowers.
 */
export const presentMachines = {
  lobe: { name: 'Lobe blower', efficiency: [45, 65], drive: belts },
  screw: { name: 'Screw blower', drive: belts },
  geared: { name: 'Geared turbo blower', efficiency: [70, 80], drive: motor },
} as const satisfies Record<string, PresentMachine>;
export type PresentMachineKey = keyof typeof presentMachines;

export const efficiencySource =
  'U.S. EPA, Evaluation of Energy Conservation Measures for Wastewater Treatment Facilities, EPA 832-R-10-005, 2010';

export function efficiencyOf(machine: PresentMachineKey): Range | undefined {
  return (presentMachines[machine] as PresentMachine).efficiency;
}
