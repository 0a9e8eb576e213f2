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

/**
 * The properties of an element whose colours change gradually: none, except while it is hovered or pressed. Without a
 * transition an element also costs half of the style recalculation when the theme changes. Not inherited.
 */
export const colorTransitions = createGlobalVar('segno-color-transitions', {
  syntax: '*',
  inherits: false,
  initialValue: '--segno-none',
});
