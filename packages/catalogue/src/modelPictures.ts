/** Sizes of the pictures of the models. Those of a frame share one. */

/** Pixels per metre in the pictures, at the front edge of the machine. */
export const pictureScale = 320;

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const size = (width: number, height: number): PictureSize => ({ width, height });

export const fronts = {
  MAX50: size(786, 574),
  MAX75: size(837, 602),
  MAX100: size(894, 631),
  MAX125: size(951, 662),
  RMX: { small: size(459, 405), medium: size(493, 420), large: size(549, 529) },
  EMX: { small: size(462, 426), medium: size(495, 443), large: size(550, 556) },
} as const;
