import { vars } from '@segno/ui/theme';
import { feature, focusRing, media } from '@segno/ui/theme/styles';
import { measures } from '@segno/ui/theme/measures';
import { style } from '@vanilla-extract/css';

/** The custom property with the size of the lyrics as a factor. */
export const scale = '--lyrics-scale';
const scaled = (size: string) => `calc(${size} * var(${scale}, 1))`;

export const size = style(feature({ maxInlineSize: 320, marginBlockEnd: vars.space.lg }));

export const lines = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const line = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: measures.touchTarget,
    padding: vars.space.xs,
    background: 'none',
    border: 'none',
    borderRadius: vars.radius.control,
    // The other lines have 60 % of the contrast of the sung one.
    color: `color-mix(in srgb, ${vars.color.text} 72%, ${vars.color.background})`,
    font: 'inherit',
    fontSize: scaled('clamp(1.25rem, 3.2vw, 2rem)'),
    fontWeight: vars.weight.bold,
    lineHeight: 1.3,
    textAlign: 'start',
    textWrap: 'balance',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-current]': { color: vars.color.text },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
);

export const word = style(
  feature({
    color: `color-mix(in srgb, ${vars.color.text} 72%, ${vars.color.background})`,
    selectors: { '&[data-sung]': { color: vars.color.text } },
  }),
);

export const translation = style(
  feature({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: scaled(vars.text.large),
    fontWeight: vars.weight.regular,
  }),
);

export const plain = style(
  feature({ display: 'grid', gap: vars.space['2xs'], fontSize: scaled(vars.text.large), lineHeight: 1.6 }),
);
