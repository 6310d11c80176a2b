import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { themeStylesheet } from '../../src/styles/index.ts';
import { brandNames, brands } from '../../storybook/brands.ts';
import { inDarkMode } from '../emulate.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.each(brandNames)(
  'in theme %s the ground "system" follows prefers-color-scheme',
  async (brand) => {
    const { light, dark } = brands[brand];
    const screen = await render(
      <>
        <style>{themeStylesheet(brands[brand])}</style>
        <div data-ground="dark">
          <p data-ground="system">Air</p>
        </div>
      </>,
    );
    const text = screen.getByText('Air');
    await expect.element(text).toHaveStyle({ backgroundColor: rgb(light.ground) });
    await inDarkMode(() =>
      expect.element(text).toHaveStyle({ backgroundColor: rgb(dark.ground), colorScheme: 'dark' }),
    );
  },
);
