import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themeLayer, vars } from './contract.css.ts';
import './reset.css.ts';
import { mapVariables, propertyName, variableList } from './variables.ts';

export { componentLayer, featureLayer, layer, resetLayer, themeLayer, vars } from './contract.css.ts';

/** What the dark theme says differently; the rest it inherits. */
const dark = {
  colorScheme: 'dark',
  vars: Object.fromEntries(
    variableList
      .filter(({ variable }) => variable.dark !== variable.light)
      .map(({ path, variable }) => [propertyName(path), variable.dark]),
  ),
};

/** Without motion every duration is nothing, so each transition and animation made of these variables stands still. */
const still = {
  vars: Object.fromEntries(
    variableList
      .filter(({ variable }) => variable.type === 'duration')
      .map(({ path }) => [propertyName(path), '0s']),
  ),
};

// `data-theme` is `light`, `dark` or `system`; an element without it inherits. `system` needs no script.
const light = ':root, [data-theme="light"], [data-theme="system"]';
createGlobalTheme(light, vars, { '@layer': themeLayer, ...mapVariables((variable) => variable.light) });
globalStyle(light, { '@layer': { [themeLayer]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [themeLayer]: dark } });
globalStyle('[data-theme="system"]', {
  '@layer': { [themeLayer]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
});

// `data-motion="reduced"` asks for less motion where the operating system does not.
globalStyle(':root, [data-theme]', {
  '@layer': { [themeLayer]: { '@media': { '(prefers-reduced-motion: reduce)': still } } },
});
globalStyle('[data-motion="reduced"], [data-motion="reduced"] [data-theme]', {
  '@layer': { [themeLayer]: still },
});
