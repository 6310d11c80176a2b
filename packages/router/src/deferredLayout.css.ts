import { globalStyle } from '@vanilla-extract/css';

// Browsers without `content-visibility` lay out the whole page at once. The size matters only for the scrollbar.
for (const part of ['main > section ~ section', 'footer'])
  globalStyle(`[data-layout="deferred"] ${part}`, {
    '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' } },
  });
