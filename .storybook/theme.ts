import type { BrandTheme, Ground } from '@brand/ui/styles';
import { create } from 'storybook/theming';
import { defaultTheme } from '../packages/ui/src/styles/themes.ts';

/** A Storybook theme with the colours and fonts of a brand. */
export function themeOf({ measures, ...grounds }: BrandTheme, ground: Ground) {
  const colors = grounds[ground];
  // Storybook derives other colours from this one, so it must be opaque.
  const line = ground === 'light' ? colors.hairline : colors.border;
  return create({
    base: ground,
    brandTitle: '@brand/ui',
    fontBase: measures.font.text,
    fontCode: measures.font.code,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.subtle,
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appBorderColor: line,
    appBorderRadius: 3,
    textColor: colors.text,
    textMutedColor: colors.muted,
    barBg: colors.ground,
    barTextColor: colors.muted,
    barSelectedColor: colors.accent,
    barHoverColor: colors.accent,
    inputBg: colors.raised,
    inputBorder: colors.border,
    inputTextColor: colors.text,
    buttonBg: colors.raised,
    buttonBorder: colors.border,
    booleanBg: colors.subtle,
    booleanSelectedBg: colors.raised,
  });
}

export const theme = themeOf(defaultTheme, 'light');
