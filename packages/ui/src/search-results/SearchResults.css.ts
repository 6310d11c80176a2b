import { atStart } from '../internal/atStart.ts';
import { coveringLink } from '../internal/coveringLink.ts';
import { clampLines, componentStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ listStyle: 'none' });

/** The link covers the whole row, so that the row is one target. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space.xl },
  },
});

export const kind = componentStyle({
  ...type.small,
  color: vars.color.muted,
  '@media': { [media.fromMedium]: { paddingBlockStart: '0.2em' } },
});

export const title = componentStyle({ ...atStart, ...type.h4, ...clampLines(2) });

export const link = componentStyle(coveringLink('-2px'));

export const text = componentStyle({
  ...atStart,
  ...type.body,
  ...clampLines(3),
  color: vars.color.muted,
  marginBlockStart: vars.space.xxs,
  maxInlineSize: vars.layout.measure,
});

export const mark = componentStyle({
  color: vars.color.text,
  backgroundColor: vars.color.selected,
  boxShadow: `inset 0 -2px ${vars.color.mark}`,
  '@media': { [media.forcedColors]: { color: 'MarkText', backgroundColor: 'Mark' } },
});
