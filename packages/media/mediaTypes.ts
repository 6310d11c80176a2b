/** A picture: put `avif` and `webp` into sources of a <picture>, `src` into its <img>. */
export interface StillMedia {
  readonly kind: 'still';
  /** Fallback for <img>, WebP. */
  readonly src: string;
  /** `srcset` by width. */
  readonly avif: string;
  readonly webp: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, shown until the picture has loaded. */
  readonly color: string;
  readonly alt: string;
}

export interface FilmMedia {
  readonly kind: 'film';
  readonly mp4: string;
  readonly webm: string;
  readonly poster: StillMedia;
  /** Time of the poster frame in seconds. */
  readonly start: number;
}

export interface CardMedia {
  readonly kind: 'card';
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Pictures of the models, all to the same scale. */
export interface ModelPictures {
  /** Pixels per metre at the front edge of a machine. */
  readonly scale: number;
  /**
   * Width and height in pixels by model code, `-back` after it for the back. Models that follow in the catalogue share
   * the size of the last one listed.
   */
  readonly sizes: Readonly<Record<string, readonly [width: number, height: number]>>;
}
