import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media } from '../theme/styles.ts';

export const sparkline = style(
  component({
    display: 'inline-block',
    maxInlineSize: '100%',
    overflow: 'visible',
    verticalAlign: 'middle',
    // Time runs in the reading direction.
    transform: `scaleX(${direction})`,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const tone = styleVariants(
  {
    accent: vars.color.accent.ink,
    positive: vars.color.positive.ink,
    danger: vars.color.danger.ink,
    neutral: vars.color.textMuted,
  },
  (color) => component({ color }),
);

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const line = style(component({ ...stroke, strokeWidth: 1.75 }), 'Sparkline-line');

/** A point is a line without a length, whose round ends the scale of the drawing does not change. */
export const point = style(component({ ...stroke, strokeWidth: 5 }), 'Sparkline-point');

export const area = style(
  component({
    fill: 'currentColor',
    fillOpacity: 0.16,
    '@media': { [media.forcedColors]: { fillOpacity: 0 } },
  }),
  'Sparkline-area',
);
