import { style } from '@vanilla-extract/css';
import { component, direction } from '../theme/styles.ts';

export const icon = style(component({ flexShrink: 0 }));

export const filled = style(component({ fill: 'currentColor' }));

/** Filled to its own edge, without the line around it. */
export const solid = style(component({ fill: 'currentColor', stroke: 'none' }));

/** Points along the reading direction. */
export const directional = style(component({ transform: `scaleX(${direction})` }));
