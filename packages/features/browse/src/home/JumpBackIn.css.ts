import { vars } from '@segno/ui/theme';
import { feature, focusRing, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const tile = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    overflow: 'hidden',
    paddingInlineEnd: vars.space.sm,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    selectors: {
      '&:hover, &:focus-within': {
        background: `linear-gradient(${vars.color.hover} 0 0) ${vars.color.raised}`,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const cover = style(
  feature({
    blockSize: 72,
    inlineSize: 72,
    selectors: { '&[data-shape="round"]': { scale: '0.86' } },
    '@media': { [media.phone]: { blockSize: 56, inlineSize: 56 } },
  }),
);

export const name = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    lineHeight: 1.3,
    textDecoration: 'none',
    unicodeBidi: 'plaintext',
    selectors: {
      [`${tile}[data-current] &`]: { color: vars.color.accent.ink },
      // The whole tile is the hit target of the link in its name.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
    '@media': { [media.phone]: { fontSize: vars.text.small } },
  }),
);

export const play = style(
  feature({
    zIndex: 1,
    selectors: { ...focusRing },
    '@media': {
      // A phone's tile has no space for it; the tile links to the page.
      [media.phone]: { display: 'none' },
      [media.hover]: {
        opacity: 0,
        selectors: {
          [`${tile}:hover &, &:focus-visible, ${tile}[data-current] &, &[data-pending]`]: { opacity: 1 },
        },
      },
    },
  }),
);
