/** Media queries. Write the narrow layout first and add to it with the `from` queries. */
export const media = {
  /** 640 px and wider. */
  fromSmall: '(width >= 40rem)',
  /** 768 px and wider. */
  fromMedium: '(width >= 48rem)',
  /** 1024 px and wider: the desktop layout. */
  fromDesktop: '(width >= 64rem)',
  /** 1200 px and wider: room for a column next to the content. */
  fromWide: '(width >= 75rem)',
  /** Less than 320 px at the usual text size, so a phone with large text: nothing stands beside anything wide. */
  cramped: '(width < 20rem)',
  /** Below 640 px: one column. */
  belowSmall: '(width < 40rem)',
  /** Below 768 px: no second column. */
  belowMedium: '(width < 48rem)',
  /** Below 1024 px: the mobile layout. */
  belowDesktop: '(width < 64rem)',
  /** Less than 480 px high, for example at 400 % zoom: nothing is sticky or floats. */
  low: '(height < 30rem)',
  /** The whole opening of a page fits into a laptop's window of 1366 × 768. */
  laptop: '(width >= 64rem) and (height < 51.25rem)',
  /** 480 px high and higher. */
  tall: '(height >= 30rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionOk: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  prefersDark: '(prefers-color-scheme: dark)',
  hover: '(hover: hover) and (pointer: fine)',
  coarse: '(pointer: coarse)',
  noScript: '(scripting: none)',
  screen: 'screen',
  print: 'print',
} as const;
