import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const cell = style(
  component({
    fill: 'currentColor',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 0.5 } },
  }),
);

/** A cell without a value. */
export const missing = style(
  component({
    fill: 'none',
    stroke: vars.color.hairline,
    strokeDasharray: '2 2',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);

export const active = style(
  component({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight', strokeWidth: 3 } },
  }),
);

export const scale = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  }),
  'HeatMap-scale',
);

export const steps = style(component({ display: 'inline-flex', gap: 2 }));

export const step = style(
  component({
    inlineSize: 14,
    blockSize: 14,
    borderRadius: 3,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
  'HeatMap-step',
);
