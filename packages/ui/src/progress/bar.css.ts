import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media } from '../theme/styles.ts';

/** Set inline: the filled share of the track, from 0 to 1. */
export const part = '--segno-bar-part';

/** Shared by progress bars and meters: labels above a partly filled track. */
export const bar = style(component({ display: 'grid', gap: vars.space['2xs'], inlineSize: '100%' }));

export const labels = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.md,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
  'bar-labels',
);

/** Does not shrink for a long label. */
export const value = style(component({ flex: 'none', maxInlineSize: '100%' }));

export const track = style(
  component({
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.neutral.fill,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
  'bar-track',
);

/** As wide as the track, and translated out of it by the share that is not filled. */
export const fill = style(
  component({
    blockSize: '100%',
    borderRadius: 'inherit',
    background: vars.color.accent.fill,
    transform: `translateX(calc((var(${part}) - 1) * 100% * ${direction}))`,
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
  'bar-fill',
);
