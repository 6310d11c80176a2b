import { create } from 'storybook/theming';
import { lightColors } from '../packages/ui/src/styles/themes.ts';

/** Storybook in the colours of the library. */
export const theme = create({
  base: 'light',
  brandTitle: '@brand/ui',
  colorPrimary: lightColors.accent,
  colorSecondary: lightColors.accent,
  appBg: lightColors.subtle,
  appBorderColor: lightColors.hairline,
  appBorderRadius: 3,
  textColor: lightColors.text,
  textMutedColor: lightColors.muted,
  barTextColor: lightColors.muted,
  barSelectedColor: lightColors.accent,
});
