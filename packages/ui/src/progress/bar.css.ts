import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media } from '../theme/styles.ts';

/** Set inline: how much of the track is full, from 0 to 1. */
export const part = '--segno-bar-part';

/** What a progress and a level have in common: words over a track that is full to some point. */
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
);

/** It stays in one line, whatever the label needs. */
export const value = style(component({ flex: 'none', maxInlineSize: '100%' }));

export const track = style(
  component({
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.neutral.fill,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

/** As long as the track, and pushed out of it by what is not full. */
export const fill = style(
  component({
    blockSize: '100%',
    borderRadius: 'inherit',
    background: vars.color.accent.fill,
    transform: `translateX(calc((var(${part}) - 1) * 100% * ${direction}))`,
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);
