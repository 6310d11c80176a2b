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
