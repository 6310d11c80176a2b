/** Files for the press, generated at build time: the logo, pictures in print size, and all of them in one archive. */

/** Everything, with captions and texts. */
export const pressKit = '/downloads/press-kit.zip';

/** Dots per inch of the pictures when they are printed. */
export const printResolution = 300;

/** The logo with its clear space, for light and for dark grounds. */
export const logos = {
  dark: { svg: '/downloads/logo-dark.svg', png: '/downloads/logo-dark.png' },
  light: { svg: '/downloads/logo-light.svg', png: '/downloads/logo-light.png' },
} as const;

export const logoInks: Record<keyof typeof logos, string> = { dark: '#0a1f2e', light: '#ffffff' };

/** Pixels of the logo's PNG per unit of its drawing. */
export const logoScale = 20;
/** Size of the logo's PNG. */
export const logoSize = { width: 2794, height: 960 } as const;

/** A picture in print size. */
export const pressPicture = (name: string) => `/downloads/press-${name}.jpg`;
