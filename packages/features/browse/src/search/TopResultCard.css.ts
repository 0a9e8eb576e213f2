import { vars } from '@segno/ui/theme';
import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const card = style(
  feature({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: vars.space.md,
    minBlockSize: 256,
    padding: vars.space.lg,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    selectors: {
      '&:hover': { background: `linear-gradient(${vars.color.hover} 0 0) ${vars.color.raised}` },
    },
    '@media': { [media.phone]: { minBlockSize: 0, padding: vars.space.md } },
  }),
);

export const cover = style(
  feature({
    inlineSize: 120,
    boxShadow: vars.shadow.overlay,
    '@media': { [media.phone]: { inlineSize: 96 } },
  }),
);

export const line = style(
  feature({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: vars.space.md }),
);
export const textColumn = style(
  feature({
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
  }),
);

export const name = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.text,
    fontSize: vars.text.title,
    fontWeight: vars.weight.bold,
    lineHeight: 1.2,
    textDecoration: 'none',
    unicodeBidi: 'plaintext',
    selectors: {
      // The whole card is the hit target of the link in its name.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.panel },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);

export const detail = style(feature({ display: 'flex', minInlineSize: 0, whiteSpace: 'pre' }));
export const makers = style(feature({ ...ellipsis, minInlineSize: 0 }));

/** Above the link that covers the card. */
export const play = style(feature({ zIndex: 1, flex: 'none' }));
