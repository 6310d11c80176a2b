import { componentStyle, rem, vars } from '../styles/toolkit.ts';

/** The name of a severity on its colour. */
export const severity = componentStyle({
  display: 'inline-block',
  minInlineSize: rem(72),
  paddingInline: vars.space.xs,
  paddingBlock: '0.1em',
  fontSize: rem(13),
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  color: vars.color.onSeverity,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-severity="critical"]': { backgroundColor: vars.color.severityCritical },
    '&[data-severity="high"]': { backgroundColor: vars.color.severityHigh },
    '&[data-severity="medium"]': {
      color: vars.color.onSeverityMedium,
      backgroundColor: vars.color.severityMedium,
    },
    '&[data-severity="low"]': { backgroundColor: vars.color.severityLow },
  },
});
