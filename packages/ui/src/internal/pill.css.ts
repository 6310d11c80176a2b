import { componentStyle, transition, vars } from '../styles/toolkit.ts';

/** A filter that can be selected. */
export const pill = componentStyle([
  {
    display: 'inline-flex',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.layout.target,
    paddingInline: vars.space.m,
    fontSize: vars.size.small,
    color: vars.color.text,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.pill,
  },
  transition(['background-color', 'border-color', 'color']),
]);
