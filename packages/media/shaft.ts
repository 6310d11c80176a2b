/**
 * Geometry of the shaft with its parts, for the drawings of its states and for the page that moves between them. Lengths
 * are in units of the scene, positions are on the axis of the shaft.
 */

/** A part that has a still of its own, centred on its origin. */
export interface ShaftPart {
  readonly name: string;
  /** Its still is `shaft-<picture>`. */
  readonly picture: 'bearing' | 'cover' | 'impeller' | 'jacket' | 'rotor' | 'stator' | 'thrust';
  /** Edge of the still. */
  readonly size: number;
  /** The part that slides out of this one. */
  readonly inside?: ShaftPart;
  /** The area where the part inside is visible: a polygon in px at 100 px a unit, from the origin of this part. */
  readonly opening?: string;
}

/** Direction of the axis on the screen, in px a unit, from the camera of the stills: azimuth 38°, elevation 18°. */
export const shaftAxis = { x: 78.8, y: -19 } as const;

/** From back to front. */
export const shaftParts: readonly ShaftPart[] = [
  { name: 'thrust disc', picture: 'thrust', size: 2.5 },
  { name: 'rear bearing', picture: 'bearing', size: 2.5 },
  {
    name: 'jacket',
    picture: 'jacket',
    size: 2.5,
    opening:
      '-600,221 -44,87 -40,86 -36,84 -32,81 -28,77 -25,73 -23,68 -20,62 -18,56 -17,50 -16,43 -16,35 -16,28 -16,20 -17,13 -19,5 -21,-2 -23,-10 -26,-17 -30,-24 -33,-30 -37,-36 -41,-41 -46,-46 -50,-50 -55,-53 -60,-55 -65,-57 -69,-58 -74,-58 -79,-58 -600,69',
    inside: {
      name: 'stator',
      picture: 'stator',
      size: 2.5,
      opening:
        '-600,186 -30,48 -28,48 -26,46 -24,45 -22,43 -20,41 -19,38 -17,35 -16,32 -16,28 -15,24 -15,21 -15,17 -15,12 -16,8 -17,4 -18,0 -19,-4 -21,-7 -22,-11 -24,-14 -26,-18 -29,-20 -31,-23 -33,-25 -36,-27 -39,-28 -41,-29 -44,-30 -46,-30 -49,-29 -600,104',
      inside: { name: 'rotor', picture: 'rotor', size: 3.2 },
    },
  },
  { name: 'front bearing', picture: 'bearing', size: 2.5 },
  { name: 'cover', picture: 'cover', size: 2.5 },
  { name: 'impeller', picture: 'impeller', size: 2.5 },
];

/** Where the parts are on the axis, and which point of it is in the middle of the picture. */
export interface ShaftState {
  /** Factor of 100 px a unit. */
  readonly scale: number;
  readonly centre: number;
  /** Positions by name, where they differ from those of the assembled shaft. */
  readonly at?: Readonly<Record<string, number>>;
}

const assembled: Readonly<Record<string, number>> = {
  impeller: -1.4,
  cover: -0.98,
  'front bearing': -0.8,
  'rear bearing': 0.8,
  'thrust disc': 1.12,
};

/** Before the first chapter. */
export const shaftStart: ShaftState = { scale: 1.72, centre: -0.55 };

/** One for each chapter, by its id. */
export const shaftStates = {
  'air-bearing': {
    scale: 1.5,
    centre: -1.85,
    at: {
      impeller: -4,
      cover: -3.05,
      'front bearing': -1.72,
      'rear bearing': 1.5,
      'thrust disc': 1.95,
    },
  },
  'pmsm-motor': {
    scale: 1,
    centre: 0.1,
    at: {
      impeller: -3.75,
      cover: -3.05,
      'front bearing': -2.35,
      rotor: -1.15,
      stator: 0.62,
      jacket: 2.35,
      'rear bearing': 3.45,
      'thrust disc': 4,
    },
  },
  'nstb-plus': {
    scale: 2.5,
    centre: -1.75,
    at: {
      impeller: -7.8,
      cover: -6.4,
      'front bearing': -1.95,
      'rear bearing': 1.5,
      'thrust disc': 1.95,
    },
  },
  impeller: { scale: 2.6, centre: -2.85, at: { impeller: -3.1 } },
  'control-system': { scale: 1.2, centre: -0.95 },
} as const satisfies Record<string, ShaftState>;

/** Positions of the parts on the axis by name; 0 for others. */
export const positionsIn = ({ at }: ShaftState): Readonly<Record<string, number>> => ({
  ...assembled,
  ...at,
});
