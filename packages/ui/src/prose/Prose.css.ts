import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  ...type.body,
  fontSize: rem(18),
  lineHeight: 1.65,
  maxInlineSize: vars.layout.measure,
});

const inside = (selector: string, rule: Parameters<typeof layerStyle>[2]) =>
  layerStyle('brand.components', `${root} ${selector}`, rule);

// Only plain elements: an element with a class is a component and keeps its styles.
inside('> :where(:not(:first-child))', { marginBlockStart: vars.space.l });
inside(':where(li, blockquote) > :where(:not(:first-child))', { marginBlockStart: vars.space.xs });
inside(':where(h2)', {
  ...type.h3,
  fontSize: fluid(24, 32),
  marginBlockStart: fluid(48, 72),
});
inside(':where(h3, h4)', { ...type.h4, marginBlockStart: vars.space.xl });
inside(':where(h2 + *)', { marginBlockStart: vars.space.m });
inside(':where(h3 + *, h4 + *)', { marginBlockStart: vars.space.s });
inside(':where(a:not([class]))', {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
inside(':where(a:not([class]):hover)', { textDecorationThickness: '2px' });
inside(':where(ul:not([class]))', { paddingInlineStart: vars.space.l });
inside(':where(ol:not([class]))', { paddingInlineStart: vars.space.l, listStyle: 'decimal' });
inside(':where(ul:not([class]), ol:not([class])) > :where(li + li)', {
  marginBlockStart: vars.space.xs,
});
inside(':where(li > ul, li > ol)', { marginBlockStart: vars.space.xs });
inside(':where(ul:not([class]) > li)', { position: 'relative' });
inside(':where(ul:not([class]) > li)::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.l})`,
  insetBlockStart: '0.8em',
  inlineSize: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.accent}`,
});
inside(':where(blockquote)', {
  ...type.h4,
  lineHeight: 1.4,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.mark}`,
});
inside(':where(code)', {
  fontFamily: vars.font.code,
  fontSize: '0.875em',
  backgroundColor: vars.color.subtle,
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  overflowWrap: 'anywhere',
});
inside(':where(pre)', {
  overflowX: 'auto',
  padding: vars.space.l,
  fontSize: rem(14.5),
  lineHeight: 1.55,
  backgroundColor: vars.color.subtle,
  borderBlockStart: `1px solid ${vars.color.text}`,
  tabSize: 2,
});
inside(':where(pre code)', {
  padding: 0,
  background: 'none',
  fontSize: 'inherit',
  overflowWrap: 'normal',
});
inside(':where(figcaption)', {
  ...type.caption,
  color: vars.color.muted,
  marginBlockStart: vars.space.s,
});

// Print shows the URLs of links.
inside('a[href^="http"]::after', {
  '@media': {
    [media.print]: {
      ...type.caption,
      content: '" (" attr(href) ")"',
      color: vars.color.muted,
      overflowWrap: 'anywhere',
    },
  },
});
