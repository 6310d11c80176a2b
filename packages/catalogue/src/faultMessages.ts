/** Messages of the controller. Codes and advice are placeholders that the manufacturer replaces. */

/** Reaction of the machine to a message. */
export const faultEffects = {
  stop: 'Machine stopped',
  warning: 'Warning, machine runs on',
} as const;

export interface FaultMessage {
  /** Value of the fault code register, from 1. The screen shows it as `E07`. */
  number: number;
  text: string;
  effect: keyof typeof faultEffects;
  meaning: string;
  /** Checks in order. */
  checks: readonly string[];
  /** When to stop the machine, or to leave it off. */
  stop: string;
  /** When to call. */
  call: string;
}

export const faultMessages: readonly FaultMessage[] = [
  {
    number: 1,
    text: 'Emergency stop',
    effect: 'stop',
    meaning: 'An emergency stop was pressed, or its circuit is open.',
    checks: [
      'Find out who pressed it, and why.',
      'Release the button on the door, and every other one in the same circuit.',
      'Reset on the screen, then start.',
    ],
    stop: 'Leave it off until the reason is known.',
    call: 'Every button is released, and the message stays.',
  },
  {
    number: 2,
    text: 'Supply phase missing',
    effect: 'stop',
    meaning: 'One of the three supply phases is missing, or its voltage is much too low.',
    checks: [
      'Look at the other machines: if they show the same, the fault is in the supply.',
      'Look at the breaker of the machine, without opening the cabinet.',
      'Have an electrician measure the voltage between the phases.',
    ],
    stop: 'Leave it off until an electrician has found all three phases. A start on two can damage the drive.',
    call: 'All three phases are there, and the message returns.',
  },
  {
    number: 3,
    text: 'DC voltage low',
    effect: 'stop',
    meaning: 'The inverter lost its supply for a moment, and tripped as it should.',
    checks: [
      'Did lights flicker, or other machines stop in the same second? Then it was the grid.',
      'Wait until the supply is steady, reset once and start.',
      'Note the time by the controller’s clock.',
    ],
    stop: 'One restart is in order. Leave it off after a second trip.',
    call: 'It returns on the same day, or only this machine tripped.',
  },
  {
    number: 4,
    text: 'Drive overcurrent',
    effect: 'stop',
    meaning: 'The inverter has cut off a current above its limit.',
    checks: [
      'Note the message before this one, and speed, power and pressure before the stop.',
      'Was the discharge valve open, and the blow-off valve free to move?',
      'Reset once and start.',
    ],
    stop: 'Leave it off after a second trip: a fault in the motor or its cable gets worse with each start.',
    call: 'At the second trip, or at once if anything smells burnt.',
  },
  {
    number: 5,
    text: 'Inverter temperature high',
    effect: 'stop',
    meaning:
      'The electronics are too warm. The usual cause is a lack of cooling air, not the inverter.',
    checks: [
      'Are the cooling filters clean, and the openings free?',
      'Do the cooling fans turn?',
      'Does warm air leave the room, or return to the intake?',
      'Let it cool down with the power on, then reset.',
    ],
    stop: 'Leave it off until it has cooled down. Keep the inverter doors shut.',
    call: 'Filters and fans are in order, and it returns.',
  },
  {
    number: 6,
    text: 'Motor temperature high',
    effect: 'stop',
    meaning: 'The windings are too warm: too little cooling, or too much load.',
    checks: [
      'Are intake and cooling filters clean?',
      'Is the pressure higher than usual? The load rises with it.',
      'Compare the intake temperature with the operating conditions of the model.',
    ],
    stop: 'Leave it off until the temperature has fallen. Heat damages the insulation and the magnets of the motor.',
    call: 'The filters are clean, the pressure is as usual, and it returns.',
  },
  {
    number: 7,
    text: 'Surge',
    effect: 'stop',
    meaning: 'Too little flow for the pressure: the air began to flow back through the impeller.',
    checks: [
      'What has closed? A valve may be shut, or a basin or a line out of service.',
      'Compare the header pressure with its usual value: a high water level and fouled diffusers raise it.',
      'Is the intake filter clean, and the intake free?',
      'Does the blow-off valve open when the machine slows down?',
      'Open another outlet or lower the pressure set point, then reset once.',
    ],
    stop: 'If it keeps pulsing after the restart, stop it. Leave it off after a second trip.',
    call: 'It returns with all valves open and the usual pressure.',
  },
  {
    number: 8,
    text: 'Discharge pressure high',
    effect: 'stop',
    meaning:
      'The discharge pressure has reached its limit. The cause is nearly always in the pipe, not in the machine.',
    checks: [
      'Is a valve between machine and process shut, or half shut?',
      'Is the water level higher than usual, or is there water in the diffuser grid?',
      'Compare with last month: fouled diffusers raise the pressure slowly.',
      'Open the path, then reset.',
    ],
    stop: 'Leave it off while the path is closed.',
    call: 'The path is open, and a gauge on the pipe shows less than the screen.',
  },
  {
    number: 9,
    text: 'Discharge temperature high',
    effect: 'stop',
    meaning:
      'The air leaves hotter than the pressure explains. As a rule, the machine is recirculating air.',
    checks: [
      'Is the blow-off valve shut, and its outlet away from the intake?',
      'Is a bypass open?',
      'Does the check valve of a stopped machine close?',
      'Is the intake air itself warm, from another machine or the sun?',
    ],
    stop: 'Leave it off until the temperature has fallen. Leave the cabinet closed.',
    call: 'Valves are in order, and it returns.',
  },
  {
    number: 10,
    text: 'Intake temperature high',
    effect: 'warning',
    meaning: 'The intake air is near the limit of the operating conditions.',
    checks: [
      'Does warm air from machines leave the room?',
      'Does the sun, or another exhaust, heat the intake?',
      'Lower the flow during the hot hours if the process allows it.',
    ],
    stop: 'No need: the machine lowers its speed before it gets too warm.',
    call: 'It appears on cool days, too.',
  },
  {
    number: 11,
    text: 'Intake filter pressure drop',
    effect: 'warning',
    meaning: 'The intake filters are clogged, or something blocks the intake.',
    checks: [
      'Is the intake free of leaves, snow or plastic sheet?',
      'Change the filters, with the machine stopped.',
      'Acknowledge on the screen, which notes the change.',
    ],
    stop: 'Stop it to change the filters. Never run it without them.',
    call: 'New filters do not clear it, or you need a set.',
  },
  {
    number: 12,
    text: 'Blow-off valve not in position',
    effect: 'stop',
    meaning: 'The valve did not report open before the start, or closed after it.',
    checks: [
      'Does the valve move when the machine starts or stops?',
      'Is its outlet free, without ice?',
      'Is its actuator supplied, and its plug in place?',
    ],
    stop: 'Leave it off: without the valve, each stop goes through surge.',
    call: 'The valve does not move, or it moves and the message stays.',
  },
  {
    number: 13,
    text: 'Sensor signal lost',
    effect: 'stop',
    meaning:
      'A sensor of pressure, temperature or speed sends no valid value. The screen names it.',
    checks: [
      'Which sensor does the screen name?',
      'Is its plug in place, and its cable undamaged?',
      'Has anyone worked on the machine or its wiring today?',
    ],
    stop: 'Leave it off: the machine does not run without knowing its state.',
    call: 'Plug and cable are in order. Name the sensor, so that we send the right part.',
  },
  {
    number: 14,
    text: 'Start not completed',
    effect: 'stop',
    meaning: 'In the time allowed, the shaft did not reach the speed at which it floats.',
    checks: [
      'Was the blow-off valve open? Check the message before this one.',
      'Does air flow back from the header, and turn the shaft the wrong way? Does the check valve close?',
      'Reset once and start, and stay at the machine.',
    ],
    stop: 'Leave it off after a second attempt: a start that fails wears the bearing foils. Never turn the rotor by hand.',
    call: 'At the second attempt.',
  },
  {
    number: 15,
    text: 'Cooling fan stopped',
    effect: 'warning',
    meaning:
      'A fan of the cooling path does not turn. The machine runs until a temperature limit stops it.',
    checks: [
      'Is the fan blocked, or its filter full?',
      'Has its fuse or breaker tripped? Behind a door, that is for an electrician.',
      'Watch the temperatures of motor and inverter on the screen.',
    ],
    stop: 'Stop it and start the standby machine if these temperatures keep rising.',
    call: 'The fan is free and has power, but does not turn.',
  },
  {
    number: 16,
    text: 'Remote signal lost',
    effect: 'warning',
    meaning:
      'Set points from the control system have stopped arriving. The machine follows its setting for this case.',
    checks: [
      'Is the control system running, and do other machines receive their set points?',
      'Is the network cable plugged in at both ends, or the 4–20 mA loop closed?',
      'Take the machine over in local mode if the process needs it.',
    ],
    stop: 'No need: local mode runs without the control system.',
    call: 'Cable and control system are in order, and the signal does not return.',
  },
];

/** Code on the screen: `E07`. */
export function faultCode({ number }: Pick<FaultMessage, 'number'>): string {
  return `E${String(number).padStart(2, '0')}`;
}

/** Code and text on the screen: `E07 Surge`. */
export function faultTitle(message: Pick<FaultMessage, 'number' | 'text'>): string {
  return `${faultCode(message)} ${message.text}`;
}

export function faultAnchor(message: Pick<FaultMessage, 'number'>): string {
  return faultCode(message).toLowerCase();
}

export function faultHref(message: Pick<FaultMessage, 'number'>): string {
  return `/troubleshooting#${faultAnchor(message)}`;
}

/** Link to the service request, with the message filled in. */
export function faultRequestHref(message: Pick<FaultMessage, 'number'>): string {
  return `/contact?tab=support&code=${faultCode(message)}#contact-form`;
}

/** Finds a message by its code, ignoring case and leading zeros: `e7` is E07. */
export function faultOf(code: string | null): FaultMessage | undefined {
  const [, digits] = /^e0*(\d{1,2})$/i.exec(code?.trim() ?? '') ?? [];
  return faultMessages.find(({ number }) => number === Number(digits));
}
