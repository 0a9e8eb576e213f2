import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer, resetLayer } from '../theme/contract.css.ts';
import { component, direction } from '../theme/styles.ts';

/** As weak as an attribute of the drawing would be, so that whatever draws the icon differently wins. */
const asAttributes = (rule: StyleRule) => ({ [resetLayer]: rule });

export const icon = style({
  '@layer': {
    ...asAttributes({
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    [componentLayer]: { flexShrink: 0 },
  },
});

/** As large as the text around it asks for. */
export const textSized = style({
  '@layer': asAttributes({ inlineSize: '1.25em', blockSize: '1.25em' }),
});

export const filled = style(component({ fill: 'currentColor' }));

/** Filled to its own edge, without the line around it. */
export const solid = style(component({ fill: 'currentColor', stroke: 'none' }));

/** Points along the reading direction. */
export const directional = style(component({ transform: `scaleX(${direction})` }));
