import { fluid, rem, roomy } from './fluid.ts';

/** Primary colours of the default theme. */
export const palette = {
  ink950: '#04101b',
  ink900: '#06192a',
  ink800: '#0a2032',
  ink700: '#12324a',
  inkText: '#0a1f2e',
  brand: '#5bcbf5',
  brandHover: '#8bdcfa',
  brandDeep: '#006a93',
  paper: '#ffffff',
  mist: '#f2f6f9',
  frost: '#e4f5fd',
  mutedOnLight: '#48606f',
  mutedOnDark: '#b9d3e2',
  orange: '#c2560a',
  red: '#c4262e',
  green: '#1c7a46',
  blue: '#1769c7',
  yellow: '#ffd23f',
} as const;

const badgesAndSeverities = {
  badgeNew: palette.ink800,
  onBadgeNew: '#bfe9fb',
  badgePopular: palette.green,
  badgePatent: palette.blue,
  badgeOther: palette.orange,
  /** Text on `badgePopular`, `badgePatent` and `badgeOther`. */
  onBadge: palette.paper,
  severityCritical: palette.red,
  severityHigh: palette.orange,
  severityMedium: palette.yellow,
  severityLow: palette.green,
  onSeverity: palette.paper,
  onSeverityMedium: palette.inkText,
};

/** Colours of the light ground, for reading and comparing. */
export const lightColors = {
  /** Ground of the page or section. */
  ground: palette.paper,
  /** Secondary ground: bands, table headers, skeletons. */
  subtle: palette.mist,
  /** Ground of floating layers and fields. */
  raised: palette.paper,
  /** Ground of the selected row or card. */
  selected: palette.frost,
  /** Text and headings. */
  text: palette.inkText,
  /** Secondary text. */
  muted: palette.mutedOnLight,
  /** Links, icons and selected outlines. */
  accent: palette.brandDeep,
  /** Marker of the current tab, step or page. Decorative, not for text. */
  mark: palette.brand,
  /** Ground of the primary action. */
  action: palette.brand,
  actionHover: palette.brandHover,
  /** Text on `action`. */
  onAction: palette.ink950,
  /** Ground of selected filter chips and segmented controls. */
  chosen: palette.inkText,
  /** Text on `chosen`. */
  onChosen: palette.paper,
  /** Rules and table lines. */
  hairline: '#d3dfe7',
  /** Outline of fields and quiet buttons: at least 3:1 on `ground`. */
  border: '#798e9c',
  /** Focus ring. */
  focus: palette.brandDeep,
  /** Backdrop of drawers and dialogs. */
  veil: 'rgb(4 16 27 / 0.6)',
  /** Duty point on charts. */
  duty: palette.orange,
  /** Text and outline of errors. */
  error: '#b3202a',
  errorGround: '#fdeeee',
  /** Text and outline of success messages. */
  success: '#17683b',
  successGround: '#e9f6ee',
  ...badgesAndSeverities,
};

/** A value for every colour token. */
export type Colors = { [Token in keyof typeof lightColors]: string };

/** Colours of the dark ground, for heroes and product images. */
export const darkColors: Colors = {
  ground: palette.ink900,
  subtle: palette.ink800,
  raised: palette.ink800,
  selected: palette.ink700,
  text: '#f4f9fc',
  muted: palette.mutedOnDark,
  accent: palette.brand,
  mark: palette.brand,
  action: palette.brand,
  actionHover: palette.brandHover,
  onAction: palette.ink950,
  chosen: palette.brand,
  onChosen: palette.ink950,
  hairline: 'rgb(190 225 245 / 0.18)',
  border: '#6f8ea2',
  focus: palette.brand,
  veil: 'rgb(4 16 27 / 0.7)',
  duty: '#ff9142',
  error: '#ff9c9c',
  errorGround: '#3a1620',
  success: '#7ddba4',
  successGround: '#0f3327',
  ...badgesAndSeverities,
  badgeNew: '#bfe9fb',
  onBadgeNew: palette.ink800,
};

/** Tokens of the default theme that do not depend on the ground. */
export const measures = {
  font: {
    text: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
    heading: '"Archivo Variable", "Archivo Heading Fallback", Arial, sans-serif',
    code: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  weight: {
    heading: '600',
    /** Labels, names and buttons. */
    strong: '600',
    /** Large figures, prices and quotes. */
    medium: '500',
  },
  /** Font width, in variable fonts with a width axis. */
  width: { heading: '110%' },
  /** Letter spacing. */
  tracking: {
    /** Headings from `display` to `h2`. */
    heading: '-0.022em',
    h3: '-0.012em',
    h4: '-0.006em',
  },
  /** Font sizes; heading sizes are fluid. On phones they grow less than text, so that their words need not break. */
  size: {
    display: roomy(fluid(44, 84), 44, 1.1),
    h1: roomy(fluid(40, 64), 40, 1.1),
    h2: roomy(fluid(32, 54), 32, 1.3),
    h3: roomy(fluid(20, 26), 20, 1.8),
    h4: roomy(fluid(18, 20), 18, 1.9),
    lead: fluid(18, 20),
    body: rem(17),
    small: rem(15),
    caption: rem(14),
  },
  /** Larger spaces grow with the text only where the window has room. */
  space: {
    xxs: rem(4),
    xs: rem(8),
    s: rem(12),
    m: roomy(rem(16), 16),
    l: roomy(rem(24), 24),
    xl: roomy(rem(32), 32),
    xxl: roomy(rem(48), 48),
    xxxl: roomy(rem(72), 72),
    /** Block padding of a section. A phone has little room: with 64 px, a series page would be 3 % longer. */
    section: roomy(fluid(48, 120), 48),
    /** Gap between grid columns. */
    gutter: roomy(fluid(16, 32), 16),
    /** Inline margin of the page. */
    margin: roomy(fluid(16, 40), 16),
  },
  radius: {
    /** Buttons, fields and other controls. */
    control: '3px',
    /** Checkboxes, badges, tags and keys. Limited on checkboxes, so that they do not look like radio buttons. */
    small: '3px',
    /** Cards, alerts and floating panels. */
    card: '0px',
    /** Pictures and videos, except those that reach the edge of a card or of the page. */
    picture: '0px',
    /** Filter chips. */
    pill: '999px',
  },
  shadow: {
    /** Floating layers only. */
    floating: '0 1px 2px rgb(4 16 27 / 0.16), 0 12px 32px rgb(4 16 27 / 0.18)',
  },
  motion: {
    /** Controls: 180 ms. */
    control: '180ms',
    /** Panels and sections: 420 ms. */
    section: '420ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  layer: { sticky: '10', floating: '20', header: '30', toast: '50' },
  layout: {
    /** Maximum width of content. */
    container: rem(1320),
    /** Maximum width of running text. */
    measure: '68ch',
    /** Height of the site header, for `scroll-margin` and sticky bars. */
    header: rem(80),
    /** Minimum size of a touch target. */
    target: rem(44),
  },
};

/** A value for every token that does not depend on the ground. */
export type Measures = typeof measures;

/** A brand's theme: colours for light and dark grounds, and measures. */
export interface BrandTheme {
  light: Colors;
  dark: Colors;
  measures: Measures;
}

/** The theme that ships with the library. */
export const defaultTheme: BrandTheme = { light: lightColors, dark: darkColors, measures };
