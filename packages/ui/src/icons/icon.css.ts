import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const icon = style(component({ flexShrink: 0 }));

export const filled = style(component({ fill: 'currentColor' }));

/** Points along the reading direction. */
export const directional = style(component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
