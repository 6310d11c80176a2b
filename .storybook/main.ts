import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['src', 'docs'].flatMap((folder) =>
    ['mdx', 'stories.tsx'].map((ending) => `../packages/ui/${folder}/**/*.${ending}`),
  ),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    });
  },
};

export default config;
