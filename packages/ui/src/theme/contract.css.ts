import { createGlobalThemeContract, createGlobalVar, globalLayer } from '@vanilla-extract/css';
import { mapVariables, propertyName } from './variables.ts';

/** All rules of this package are in one cascade layer, so that unlayered CSS of an application overrides them. */
export const layer = globalLayer('segno');
export const resetLayer = globalLayer({ parent: layer }, 'reset');
export const themeLayer = globalLayer({ parent: layer }, 'theme');
export const componentLayer = globalLayer({ parent: layer }, 'components');
/** For styles of features, which override those of components. */
export const featureLayer = globalLayer({ parent: layer }, 'features');

/** The theme contract. Styles use these variables instead of literals. */
export const vars = createGlobalThemeContract(mapVariables((_, path) => propertyName(path).slice(2)));

/** The duration of colour transitions of one element, `motion.fast` while it is hovered or pressed. Not inherited. */
export const colorDuration = createGlobalVar('segno-color-duration', {
  syntax: '<time>',
  inherits: false,
  initialValue: '0s',
});
