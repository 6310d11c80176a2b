// Imported from their own entries, so that a story's test loads neither the whole library nor its styles.
import { LabelsProvider, type PartialLabels } from '@brand/ui/labels';
import { MotionProvider, useMotion } from '@brand/ui/motion';
import { type Brand, brandNames, brandStylesheet } from '@brand/ui/storybook/brands';
import { chromaticModes } from '@brand/ui/storybook/modes';
import { grounds } from '@brand/ui/styles';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { groundOfGlobals } from './globals.ts';
import './preview.css';
import { describeAttributes, extractArgTypes } from '@brand/ui/storybook/propsTables';
import { afterPlay, watchPlays } from '@brand/ui/storybook/words/afterPlay';
import { keepWords } from '@brand/ui/storybook/words/keepWords';
import { libraryWords } from '@brand/ui/storybook/words/libraryWords';
import { languages, type Wording, wordings } from '@brand/ui/storybook/words/otherWords';

void watchPlays();

const english: PartialLabels = {};

/** Shows the story, including its dialogs and toasts, in the toolbar's language. @returns labels for the library */
function useWords(wording: Wording): PartialLabels {
  const [labels, setLabels] = useState(english);
  useEffect(() => {
    document.documentElement.lang = languages[wording];
    if (wording === 'as written') return;
    return afterPlay(() => {
      setLabels(libraryWords[wording]);
      const undo = keepWords(document.body, wording);
      return () => {
        undo();
        setLabels(english);
      };
    });
  }, [wording]);
  return labels;
}

/** Applies the toolbar's value; `play` means the system's setting. */
function MotionChoice({ paused, children }: { paused: boolean; children: ReactNode }) {
  const { setAllowed } = useMotion();
  useEffect(() => {
    if (paused) setAllowed(false);
  }, [paused, setAllowed]);
  return children;
}

/** Loaded only on docs pages, because stories are also rendered without a DOM. */
const DocsPage = lazy(() => import('./DocsPage.tsx'));

function Docs(props: DocsContainerProps) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  );
}

const PageTitle = lazy(() => import('./PageTitle.tsx'));

/** Blocks that nearly every docs page has. */
const Canvas = lazy(async () => ({
  default: (await import('@storybook/addon-docs/blocks')).Canvas,
}));

const Meta = lazy(async () => ({
  default: (await import('@storybook/addon-docs/blocks')).Meta,
}));

const DoDont = lazy(async () => ({
  default: (await import('../packages/ui/test/DoDont.tsx')).DoDont,
}));

/** Removes parentheses and spies from the code below a story, for which Storybook does not call its own `transform`. */
const tidyCode: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const source: { code?: string } | undefined = parameters.docs?.source;
  if (source?.code)
    source.code = source.code
      .replace(/^( *)\(\n(.*?)\n\1\)$/gms, '$2')
      .replaceAll('fn()', '() => {}');
  return argTypes;
};

/** Toolbar value: the default ground of the brand. */
const ofTheBrand = 'of the brand';

const preview: Preview = {
  // Smooth scrolling started by the previous story would continue in this one.
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  argTypesEnhancers: [describeAttributes, tidyCode],
  parameters: {
    layout: 'fullscreen',
    docs: { container: Docs, components: { h1: PageTitle, Canvas, Meta, DoDont }, extractArgTypes },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Only Storybook's panel lists what passed.
        resultTypes: import.meta.env.VITEST_STORYBOOK === 'false' ? ['violations'] : undefined,
      },
    },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Gallery',
          'Start',
          'Guides',
          ['Theming', 'Links and routers', 'Server rendering', 'Stylesheets', 'Accessibility'],
          'Pages',
          ['Home', 'MAX series', 'Model', 'Listing', 'Article', 'Contact'],
          'Foundations',
          ['Tokens', '*'],
          'Layout',
          'Type',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Disclosure',
          'Sections',
          'Cards',
          'Lists',
          'Figures',
          'Media',
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
      toolbar: {
        icon: 'contrast',
        items: [ofTheBrand, ...grounds, 'system'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
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
      description: 'Text size',
      toolbar: { icon: 'zoom', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    brand: 'default' satisfies Brand,
    ground: ofTheBrand,
    direction: 'ltr',
    motion: 'play',
    words: 'as written' satisfies Wording,
    textSize: '100%',
  },
  // Stories must not measure text before the font has loaded.
  loaders: [() => Promise.allSettled(Array.from(document.fonts, (face) => face.load()))],
  decorators: [
    (Story, { globals, parameters }) => {
      const brand: Brand = globals.brand;
      const ground = groundOfGlobals(globals);
      useEffect(() => {
        document.documentElement.dir = globals.direction;
        document.documentElement.dataset.ground = ground;
        // Storybook does not accept a percent sign in a URL, so the value may lack it.
        document.documentElement.style.fontSize = `${Number.parseInt(globals.textSize, 10)}%`;
      }, [globals.direction, ground, globals.textSize]);
      const labels = useWords(globals.words);
      return (
        <LabelsProvider labels={labels}>
          <MotionProvider>
            <style>{brandStylesheet(brand)}</style>
            <MotionChoice paused={globals.motion === 'pause'}>
              {/* The key remounts components that read the direction only once. */}
              <div key={globals.direction} className={parameters.bleed ? undefined : 'story-frame'}>
                <Story />
              </div>
            </MotionChoice>
          </MotionProvider>
        </LabelsProvider>
      );
    },
  ],
};

export default preview;
