import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { describeProps } from '../packages/ui/scripts/props.ts';

/** Tests show no docs pages, so they need not parse them. */
const endings = process.env.VITEST ? ['stories.tsx'] : ['stories.tsx', 'mdx'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['src', 'docs'].flatMap((folder) =>
    endings.map((ending) => `../packages/ui/${folder}/**/*.${ending}`),
  ),
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX does not support tables by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // The search finds headings of docs pages, and therefore the alternative names of components.
    experimentalSearchDocsHeadings: true,
    // Reads the code below a story from its file. Rendered code would have minified names and all data.
    experimentalCodeExamples: true,
  },
  typescript: { reactDocgen: false },
  async viteFinal(vite, { configType }) {
    const { mergeConfig } = await import('vite');
    // Without this plugin, a change of a component or of its styles would mount the story anew.
    const refreshes = configType === 'DEVELOPMENT' && !process.env.VITEST;
    const refresh = refreshes ? (await import('@vitejs/plugin-react')).default() : [];
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), refresh],
      // Tests do not need the rows of the props tables either, and the compiler that derives them is slow.
      define: process.env.VITEST
        ? {}
        : { 'globalThis.componentProps': JSON.stringify(describeProps()) },
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
      // Otherwise a build of the site would reload the stories.
      server: { watch: { ignored: ['**/site/build/**'] } },
    });
  },
};

export default config;
