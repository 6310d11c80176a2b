// Writes the theme of the application, as its build would.
import { writeFileSync } from 'node:fs';
import { defaultTheme, themeStylesheet } from '@brand/ui';

const { light, dark, measures } = defaultTheme;
writeFileSync(
  'theme.css',
  themeStylesheet({
    light: {
      ...light,
      ground: '#fffaf3',
      accent: '#8f2d0c',
      action: '#9a3412',
      onAction: '#ffffff',
      selected: '#fbe3cf',
    },
    dark,
    measures: {
      ...measures,
      font: { ...measures.font, heading: 'Georgia, serif' },
      radius: { ...measures.radius, control: '12px' },
    },
  }),
);
