import type { StorybookConfig } from '@storybook/react-vite';
import { documentation } from './documentation.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../docs', files: '*.mdx' },
    { directory: '../../../packages/features', files: '*/src/**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../../web/public/favicon.svg', to: '/favicon.svg' }],
  // Props come from the sources of `api.txt`.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), documentation()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own list of first steps is for who sets Storybook up.
  features: { sidebarOnboardingChecklist: false },
  // Components get a documentation page; screens do not, because each fills the viewport.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return file.includes('/packages/ui/')
          ? entries
          : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
} satisfies StorybookConfig;
