import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { mapVariables, propertyName } from './variables.ts';

/** All rules of this package lie in one layer, so that a consumer's own unlayered CSS always wins. */
export const layer = globalLayer('segno');
export const resetLayer = globalLayer({ parent: layer }, 'reset');
export const themeLayer = globalLayer({ parent: layer }, 'theme');
export const componentLayer = globalLayer({ parent: layer }, 'components');
/** For styles of features, which build on components. */
export const featureLayer = globalLayer({ parent: layer }, 'features');

/** The theme contract: use these in styles, never a literal. */
export const vars = createGlobalThemeContract(mapVariables((_, path) => propertyName(path).slice(2)));
