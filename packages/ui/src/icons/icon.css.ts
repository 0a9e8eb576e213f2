import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer, resetLayer } from '../theme/contract.css.ts';
import { component, direction } from '../theme/styles.ts';

/** Rules with the precedence of presentation attributes: any rule of a component overrides them. */
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

/** Sized relative to the font size. */
export const textSized = style({
  '@layer': asAttributes({ inlineSize: '1.25em', blockSize: '1.25em' }),
});

export const filled = style(component({ fill: 'currentColor' }));

/** Filled, without a stroke. */
export const solid = style(component({ fill: 'currentColor', stroke: 'none' }));

/** Mirrored in right-to-left pages. */
export const directional = style(component({ transform: `scaleX(${direction})` }));
