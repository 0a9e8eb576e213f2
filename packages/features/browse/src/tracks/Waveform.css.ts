import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const frame = style(
  feature({
    position: 'relative',
    borderRadius: vars.radius.control,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
    },
  }),
);

/** Time has the direction of the text. */
export const waveform = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 64,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const bar = style(feature({ fill: vars.color.neutral.pressed }));

export const played = style(
  feature({
    fill: vars.color.accent.fill,
    '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
  }),
);

/** Overlays the drawing. Its thumb is as narrow as a bar, so that a press selects exactly the pressed position. */
export const slider = style(
  feature({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: 2, blockSize: 64 },
      '&::-moz-range-thumb': { inlineSize: 2, blockSize: 64, border: 0 },
    },
  }),
);
