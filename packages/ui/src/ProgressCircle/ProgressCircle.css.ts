import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const circle = style(
  component({ position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0 }),
);

const turn = keyframes({ to: { rotate: '270deg' } });

export const drawing = style(
  component({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'none', rotate: '-90deg' }),
  'ProgressCircle-drawing',
);

export const turning = style(component({ animation: `${turn} ${vars.motion.loop} linear infinite` }));

export const track = style(
  component({
    stroke: vars.color.neutral.fill,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
  'ProgressCircle-track',
);

export const arc = style(
  component({
    stroke: vars.color.accent.fill,
    strokeLinecap: 'round',
    transition: `stroke-dashoffset ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
  'ProgressCircle-arc',
);

export const text = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
  'ProgressCircle-text',
);
