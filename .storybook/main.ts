import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { describeProps } from '../packages/ui/scripts/props.ts';

/** Tests show no docs pages, so they do not wait until all are parsed. */
const endings = process.env.VITEST ? ['stories.tsx'] : ['stories.tsx', 'mdx'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['src', 'docs'].flatMap((folder) =>
    endings.map((ending) => `../packages/ui/${folder}/**/*.${ending}`),
  ),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // Headings of docs pages are found by the search, and so are the other names of a component.
    experimentalSearchDocsHeadings: true,
    // The code below a story is read from its file: a build shortens names, and a render spells out all data.
    experimentalCodeExamples: true,
  },
  typescript: { reactDocgen: false },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      // Nor for the compiler, which knows the rows of the props tables.
      define: process.env.VITEST
        ? {}
        : { 'globalThis.componentProps': JSON.stringify(describeProps()) },
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
      // Building the site would reload the stories.
      server: { watch: { ignored: ['**/site/build/**'] } },
    });
  },
};

export default config;
