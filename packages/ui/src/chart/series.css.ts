import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

// Adjacent hues of the palette are similar, so consecutive series use distant hues. Mixing in some of the text colour gives a hue
// a contrast of 3:1 against a dark surface, and does not reduce its contrast on a light one.
const order = [7, 2, 5, 8, 3, 6, 1, 4, 9] as const;

/** The elements of a series have this class and are drawn in `currentColor`. */
export const colors = order.map((category) =>
  style(
    component({
      color: `color-mix(in oklab, ${vars.color.category[category]} 78%, ${vars.color.text})`,
      '@media': { [media.forcedColors]: { color: 'CanvasText' } },
    }),
  ),
);

export const line = style(
  component({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);

export const comparison = style(component({ strokeWidth: 1.75, strokeDasharray: '5 5' }));

export const area = style(
  component({
    fill: 'currentColor',
    fillOpacity: 0.16,
    '@media': { [media.forcedColors]: { fillOpacity: 0 } },
  }),
);

export const symbol = style(component({ fill: 'currentColor', stroke: vars.color.raised, strokeWidth: 1.5 }));

export const hollow = style(
  component({ fill: vars.color.raised, stroke: 'currentColor', strokeWidth: 1.75 }),
);

/** The background of a pattern, or a fill without a pattern. */
export const ground = style(
  component({
    fill: 'currentColor',
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const marks = style(
  component({
    fill: 'none',
    stroke: vars.color.raised,
    strokeOpacity: 0.5,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
  }),
);

/** A bar or a slice. */
export const shape = style(
  component({
    stroke: vars.color.raised,
    strokeWidth: 0,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } },
  }),
);

/** Adjacent, without a line between. */
export const apart = style(
  component({ strokeWidth: 2, '@media': { [media.forcedColors]: { strokeWidth: 1 } } }),
);

export const lifted = style(
  component({
    stroke: vars.color.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight', strokeWidth: 3 } },
  }),
);
