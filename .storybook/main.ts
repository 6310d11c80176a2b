import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
