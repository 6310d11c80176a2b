import * as claims from './claims.ts';

export const name = 'Troubleshooting';
export const description =
  'Turbo blower does not start, stops, runs hot, surges or gives too little air: what to check first, before you call.';

export const hero = {
  title: 'From what you see to what to check first.',
  text: 'Most stops have a cause outside the machine. These checks need no tools. Doors of the inverter stay shut.',
};

export const words = { challenge: 'What you see', solution: 'What to check first' };

export const groups = [
  {
    id: 'starting',
    title: 'It does not start, or stops',
    items: [
      {
        challenge: 'Nothing happens on start',
        solution: `Emergency stop released, supply of ${claims.supply} present, remote or local mode as you want it. The screen says which release is missing.`,
      },
      {
        challenge: 'It stops soon after the start',
        solution:
          'Is the discharge valve open, and does the blow-off valve close? Against a closed pipe the machine protects itself.',
      },
      {
        challenge: 'It starts and stops all the time',
        solution:
          'Set points of start and stop lie too close together, or several machines follow the same signal. Widen the band, or let one of them lead.',
      },
    ],
  },
  {
    id: 'air',
    title: 'Too little air, or too much noise',
    items: [
      {
        challenge: 'Pressure is reached, flow is not',
        solution:
          'The system asks for more pressure than before: fouled diffusers, a valve half shut, a water level that has risen. Compare with the record of commissioning.',
      },
      {
        challenge: 'Flow falls slowly, over weeks',
        solution: 'Intake filters. The pressure across them is on the screen: change them by it.',
      },
      {
        challenge: 'Pulsing noise, flow that swings',
        solution:
          'The machine is close to surge: flow too small for the pressure. Open a consumer, lower the pressure, and look for what has closed.',
      },
      {
        challenge: 'It whistles or rattles since yesterday',
        solution:
          'Doors and covers closed, expansion joint in place, nothing loose on the intake. The shaft itself does not rattle: if the noise stays, stop and call.',
      },
    ],
  },
  {
    id: 'heat',
    title: 'It runs warm',
    items: [
      {
        challenge: 'Temperature of motor or inverter rises',
        solution:
          'Filters and fans of the cooling path clean, nothing before the openings, warm air led out of the room.',
      },
      {
        challenge: 'The alarm comes on hot days alone',
        solution:
          'Compare the temperature at the intake with the operating conditions of the model. Often a duct to the shady side is enough.',
      },
    ],
  },
  {
    id: 'signals',
    title: 'It is not seen by the control system',
    items: [
      {
        challenge: 'No values arrive',
        solution: `Address, protocol and cable: ${claims.protocols.join(', ')} as ordered. Does the screen show the values? Then the fault lies behind it.`,
      },
      {
        challenge: 'The set point has no effect',
        solution: 'The machine is in local mode, or follows another of its six modes.',
      },
    ],
  },
] as const;

export const closing = {
  title: 'Not on this page?',
  text: `Call with the serial number and the text of the alarm: ${claims.inText(claims.firstCallResolution)} of cases are solved in the first call.`,
};
