import { globalStyle } from '@vanilla-extract/css';

// Browsers without `content-visibility` lay out the whole page at once. The size keeps what follows a section out of the
// first layout: Chromium lays out with the first screen whatever begins within one and a half screens below it.
for (const part of ['main > section ~ section', 'footer'])
  globalStyle(`[data-layout="deferred"] ${part}`, {
    '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 150vh' } },
  });
