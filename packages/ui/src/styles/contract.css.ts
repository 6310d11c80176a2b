import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every design token as a CSS custom property: `vars.color.accent` is `var(--brand-color-accent)`.
 * The names are public: projects without vanilla-extract set them in plain CSS.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Ground of the page or section. */
      ground: null,
      /** Secondary ground: bands, table headers, skeletons. */
      subtle: null,
      /** Ground of floating layers and fields. */
      raised: null,
      /** Ground of the selected row or card. */
      selected: null,
      /** Text and headings. */
      text: null,
      /** Secondary text. */
      muted: null,
      /** Links, icons and selected outlines. */
      accent: null,
      /** Marker of the current tab, step or page. Decorative, not for text. */
      mark: null,
      /** Ground of the primary action. */
      action: null,
      actionHover: null,
      /** Text on `action`. */
      onAction: null,
      /** Ground of selected filter chips and segmented controls. */
      chosen: null,
      /** Text on `chosen`. */
      onChosen: null,
      /** Rules and table lines. */
      hairline: null,
      /** Outline of fields and quiet buttons: at least 3:1 on `ground`. */
      border: null,
      /** Focus ring. */
      focus: null,
      /** Backdrop of drawers and dialogs. */
      veil: null,
      /** Duty point on charts. */
      duty: null,
      /** Text and outline of errors. */
      error: null,
      errorGround: null,
      /** Text and outline of success messages. */
      success: null,
      successGround: null,
      badgeNew: null,
      onBadgeNew: null,
      badgePopular: null,
      badgePatent: null,
      badgeOther: null,
      /** Text on `badgePopular`, `badgePatent` and `badgeOther`. */
      onBadge: null,
      severityCritical: null,
      severityHigh: null,
      severityMedium: null,
      severityLow: null,
      onSeverity: null,
      onSeverityMedium: null,
    },
    font: {
      text: null,
      heading: null,
      code: null,
    },
    weight: {
      heading: null,
      /** Labels, names and buttons. */
      strong: null,
      /** Large figures, prices and quotes. */
      medium: null,
    },
    /** Font width, in variable fonts with a width axis. */
    width: {
      heading: null,
    },
    /** Letter spacing. */
    tracking: {
      /** Headings from `display` to `h2`. */
      heading: null,
      h3: null,
      h4: null,
    },
    /** Font sizes; heading sizes are fluid. */
    size: {
      display: null,
      h1: null,
      h2: null,
      h3: null,
      h4: null,
      lead: null,
      body: null,
      small: null,
      caption: null,
    },
    space: {
      xxs: null,
      xs: null,
      s: null,
      m: null,
      l: null,
      xl: null,
      xxl: null,
      xxxl: null,
      /** Block padding of a section. */
      section: null,
      /** Gap between grid columns. */
      gutter: null,
      /** Inline margin of the page. */
      margin: null,
    },
    radius: {
      /** Buttons, fields and other controls. */
      control: null,
      /** Checkboxes, badges, tags and keys. Limited on checkboxes, so that they do not look like radio buttons. */
      small: null,
      /** Cards, alerts and floating panels. */
      card: null,
      /** Pictures and videos, except those that reach the edge of a card or of the page. */
      picture: null,
      /** Filter chips. */
      pill: null,
    },
    shadow: {
      /** Floating layers only. */
      floating: null,
    },
    motion: {
      /** Controls: 180 ms. */
      control: null,
      /** Panels and sections: 420 ms. */
      section: null,
      ease: null,
    },
    layer: {
      sticky: null,
      floating: null,
      header: null,
      toast: null,
    },
    layout: {
      /** Maximum width of content. */
      container: null,
      /** Maximum width of running text. */
      measure: null,
      /** Height of the site header, for `scroll-margin` and sticky bars. */
      header: null,
      /** Minimum size of a touch target. */
      target: null,
    },
  },
  (_value, path) => `brand-${path.map(kebab).join('-')}`,
);

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
