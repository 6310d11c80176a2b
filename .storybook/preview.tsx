import { type Ground, grounds, MotionProvider, themeStylesheet, useMotion } from '@brand/ui';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { type Brand, brandNames, brands } from '../packages/ui/test/brands.ts';
import { chromaticModes } from './modes.ts';
import './preview.css';
import { theme } from './theme.ts';
import { afterPlay, watchPlays } from './words/afterPlay.ts';
import { keepWords } from './words/keepWords.ts';
import { languages, type Wording, wordings } from './words/otherWords.ts';

void watchPlays();

/** Shows the story in the toolbar's language, dialogs and toasts outside of it too. */
function useWords(wording: Wording) {
  useEffect(() => {
    document.documentElement.lang = languages[wording];
    if (wording === 'as written') return;
    return afterPlay(() => keepWords(document.body, wording));
  }, [wording]);
}

/** Applies the toolbar's choice; `play` leaves the decision to the system. */
function MotionChoice({ paused, children }: { paused: boolean; children: ReactNode }) {
  const { setAllowed } = useMotion();
  useEffect(() => {
    if (paused) setAllowed(false);
  }, [paused, setAllowed]);
  return children;
}

const preview: Preview = {
  // A glide that the story before has begun would go on in this one.
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  parameters: {
    layout: 'fullscreen',
    docs: { theme },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          'Guides',
          [
            'Theming',
            'Links and routers',
            'Server rendering',
            'CSS without a bundler',
            'Accessibility',
            'Contributing',
          ],
          'Pages',
          'Foundations',
          ['Tokens', '*'],
          'Layout',
          'Type',
          'Actions',
          'Forms',
          'Feedback',
          'Content',
          'Products',
          'Offices',
          'Shell',
          'Blog',
          '*',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: brandNames, dynamicTitle: true },
    },
    ground: {
      description: 'Ground',
      toolbar: { icon: 'contrast', items: [...grounds], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'play', items: ['play', 'pause'], dynamicTitle: true },
    },
    words: {
      description: 'Words',
      toolbar: { icon: 'globe', items: [...wordings], dynamicTitle: true },
    },
    textSize: {
      description: 'Size of text',
      toolbar: { icon: 'zoom', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    brand: 'default' satisfies Brand,
    ground: 'light' satisfies Ground,
    direction: 'ltr',
    motion: 'play',
    words: 'as written' satisfies Wording,
    textSize: '100%',
  },
  // What a story measures, it measures in the font that it is seen in.
  loaders: [() => Promise.allSettled(Array.from(document.fonts, (face) => face.load()))],
  decorators: [
    (Story, { globals, parameters }) => {
      useEffect(() => {
        document.documentElement.dir = globals.direction;
        document.documentElement.dataset.ground = globals.ground;
        document.documentElement.style.fontSize = globals.textSize;
      }, [globals.direction, globals.ground, globals.textSize]);
      useWords(globals.words);
      return (
        <MotionProvider>
          {globals.brand !== 'default' && (
            <style>{themeStylesheet(brands[globals.brand as Brand])}</style>
          )}
          <MotionChoice paused={globals.motion === 'pause'}>
            {/* What measures its direction once is made anew. */}
            <div key={globals.direction} className={parameters.bleed ? undefined : 'story-frame'}>
              <Story />
            </div>
          </MotionChoice>
        </MotionProvider>
      );
    },
  ],
};

export default preview;
