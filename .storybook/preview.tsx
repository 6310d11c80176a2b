import { type Ground, grounds, MotionProvider, useMotion } from '@brand/ui';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import './preview.css';
import { theme } from './theme.ts';

/** Applies the toolbar's choice; `play` leaves the decision to the system. */
function MotionChoice({ paused, children }: { paused: boolean; children: ReactNode }) {
  const { setAllowed } = useMotion();
  useEffect(() => {
    if (paused) setAllowed(false);
  }, [paused, setAllowed]);
  return children;
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    docs: { theme },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Layout',
          'Type',
          'Actions',
          'Forms',
          'Feedback',
          'Content',
          'Shell',
          'Blog',
          '*',
        ],
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
  },
  initialGlobals: { ground: 'light' satisfies Ground, direction: 'ltr', motion: 'play' },
  decorators: [
    (Story, { globals, parameters }) => {
      useEffect(() => {
        document.documentElement.dir = globals.direction;
        document.documentElement.lang = 'en';
        document.documentElement.dataset.ground = globals.ground;
      }, [globals.direction, globals.ground]);
      return (
        <MotionProvider>
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
