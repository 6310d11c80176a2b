import * as claims from './claims.ts';

/** What a machine does when something is wrong, and what to check first, by kind. */
export const symptoms = [
  {
    id: 'starting',
    title: 'It will not start, or it stops',
    items: [
      {
        challenge: 'It does not respond to a start command',
        solution: `Is the emergency stop released, the supply of ${claims.supply} present, and the mode, remote or local, the one you want? The screen shows which condition for starting is missing.`,
      },
      {
        challenge: 'It stops soon after starting',
        solution:
          'Is the discharge valve open, and does the blow-off valve close? Against a closed pipe, the machine protects itself by stopping.',
      },
      {
        challenge: 'It keeps starting and stopping',
        solution:
          'The start and stop set points are too close together, or several machines follow the same signal. Widen the band, or let one of them lead.',
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
          'The system needs more pressure than before: fouled diffusers, a half-shut valve, a higher water level. Compare with the commissioning record.',
      },
      {
        challenge: 'Flow falls slowly, over weeks',
        solution:
          'Check the intake filters. The screen shows the pressure drop across them: let it tell you when to change them.',
      },
      {
        challenge: 'Pulsing noise, swinging flow',
        solution:
          'The machine is close to surge: too little flow for the pressure. Open another outlet, lower the pressure, and look for what has closed.',
      },
      {
        challenge: 'It has started to whistle or rattle',
        solution:
          'Are doors and covers closed, the expansion joint in place, and nothing loose on the intake? The shaft itself does not rattle: if the noise persists, stop the machine and call.',
      },
    ],
  },
  {
    id: 'heat',
    title: 'It runs hot',
    items: [
      {
        challenge: 'Motor or inverter temperature rises',
        solution:
          'Are the filters and fans of the cooling path clean, the openings clear, and the warm air ducted out of the room?',
      },
      {
        challenge: 'The alarm comes only on hot days',
        solution:
          'Compare the intake temperature with the operating conditions of the model. Often a duct to the shady side is enough.',
      },
    ],
  },
  {
    id: 'signals',
    title: 'The control system cannot see it',
    items: [
      {
        challenge: 'No values arrive',
        solution: `Check address, protocol and cable: ${claims.fieldbus}, or ${claims.orderedProtocols.join(' or ')} if ordered. If the screen shows the values, the fault lies outside the machine.`,
      },
      {
        challenge: 'The set point has no effect',
        solution:
          'The machine is in a mode that takes no set point from outside: choose another on the screen.',
      },
    ],
  },
] as const;
