import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { baseOf, brand } from './brand.ts';

addons.setConfig({ theme: brand('light') });

// The interface has the theme that the toolbar chooses for the stories.
addons.register('segno/theme', (api) => {
  const apply = ({ globals }: { globals: { theme?: unknown } }) =>
    api.setOptions({ theme: brand(baseOf(globals.theme)) });
  api.on(SET_GLOBALS, apply);
  api.on(GLOBALS_UPDATED, apply);
});
