import { vars } from '@segno/ui/theme';
import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    blockSize: '100%',
  }),
);

export const cover = style(feature({ position: 'relative', inlineSize: 40 }));

/** Over the cover of the current track. */
export const playing = style(
  feature({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    // literal: over a picture, the same in both themes
    color: '#fff',
    // literal: over a picture, the same in both themes
    background: '#0000008c',
    borderRadius: vars.radius.control,
  }),
);

export const textColumn = style(feature({ display: 'grid', minInlineSize: 0, lineHeight: 1.35 }));

export const line = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 }),
);

/** The duration shares its grid cell with the buttons, which replace it, so that the layout does not shift. */
export const duration = style(
  feature({
    gridColumn: 3,
    gridRow: 1,
    '@media': {
      [media.hover]: { selectors: { '[role="row"]:is(:hover, :focus-within) &': { visibility: 'hidden' } } },
    },
  }),
);

export const actions = style(
  feature({
    display: 'flex',
    gridColumn: 4,
    gridRow: 1,
    color: vars.color.textMuted,
    '@media': {
      [media.hover]: {
        gridColumn: 3,
        justifySelf: 'end',
        opacity: 0,
        selectors: { '[role="row"]:is(:hover, :focus-within) &': { opacity: 1 } },
      },
    },
  }),
);

/** The links of a row that plays. On touch screens a tap on the row plays it; its menu has the links. */
const links = { '@media': { [media.coarse]: { pointerEvents: 'none' } } } as const;

export const trackLink = style(
  feature({
    ...ellipsis,
    ...links,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      ':is([data-current], [aria-current]) &': { color: vars.color.accent.ink },
    },
  }),
);

export const artists = style(
  feature({ ...ellipsis, ...links, color: vars.color.textMuted, fontSize: vars.text.small }),
);

export const albumLink = style(
  feature({
    ...ellipsis,
    ...links,
    display: 'block',
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
  }),
);
