import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction, media } from '../theme/styles.ts';

export const bar = style(component({ display: 'grid', gap: vars.space['2xs'], inlineSize: '100%' }));

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

export const size = styleVariants({ thin: 2, md: 6 }, (blockSize) => component({ blockSize }));

export const fill = style(
  component({
    blockSize: '100%',
    inlineSize: '100%',
    borderRadius: 'inherit',
    background: vars.color.accent.fill,
    transformOrigin: `calc(50% - 50% * ${direction})`,
    transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);

const sweep = keyframes({
  from: { transform: `translateX(calc(-100% * ${direction}))` },
  to: { transform: `translateX(calc(250% * ${direction}))` },
});

export const sweeping = style(
  component({
    inlineSize: '40%',
    transition: 'none',
    animation: `${sweep} ${vars.motion.loop} ease-in-out infinite`,
  }),
);
