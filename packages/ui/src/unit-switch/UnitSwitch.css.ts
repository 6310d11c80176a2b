import * as segments from '../internal/segments.ts';
import { componentStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle(segments.row);

const changes = transition(['background-color', 'border-color', 'color']);

// Before hydration, `data-units` on `<html>` determines which option looks selected.
const metricIsChosen =
  ':root:not([data-units="us"]) :not([data-chosen]) > &, [data-chosen="metric"] > &';
const usIsChosen = ':root[data-units="us"] :not([data-chosen]) > &, [data-chosen="us"] > &';

export const metric = componentStyle([segments.segment(metricIsChosen), changes]);

export const us = componentStyle([segments.segment(usIsChosen), changes]);

export const quiet = componentStyle({
  display: 'inline-flex',
  '@media': { [media.print]: { display: 'none' } },
});

const word = (chosen: string) =>
  ({
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.layout.target,
    paddingInline: vars.space.xs,
    color: vars.color.muted,
    textUnderlineOffset: '0.5em',
    ':hover': { color: vars.color.text },
    selectors: {
      [chosen]: {
        color: vars.color.text,
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent,
        textDecorationThickness: '2px',
      },
    },
  }) as const;

export const quietMetric = componentStyle([word(metricIsChosen), changes]);

export const quietUs = componentStyle([word(usIsChosen), changes]);
