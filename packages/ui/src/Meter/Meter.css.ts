import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const meter = style(component({ display: 'grid', gap: vars.space['2xs'], inlineSize: '100%' }));

export const words = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.md,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
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

export const size = styleVariants({ sm: 4, md: 8 }, (blockSize) => component({ blockSize }));

export const level = style(
  component({
    blockSize: '100%',
    borderRadius: 'inherit',
    transition: `inline-size ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);

export const tone = styleVariants(
  {
    accent: vars.color.accent.fill,
    positive: vars.color.positive.fill,
    warning: vars.color.warning.fill,
    danger: vars.color.danger.fill,
  },
  (background) => component({ background }),
);
