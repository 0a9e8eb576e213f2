import { vars } from '@segno/ui/theme';
import { feature, focusRing } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 2fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.md,
    minBlockSize: 56,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { background: vars.color.hover } },
    '@media': { '(max-width: 640px)': { gridTemplateColumns: '48px minmax(0, 1fr) auto' } },
  }),
);

export const cover = style(
  feature({ gridColumn: 1, '@media': { '(max-width: 640px)': { gridRow: '1 / 3' } } }),
);

export const text = style(
  feature({
    display: 'grid',
    minInlineSize: 0,
    gridColumn: 2,
    '@media': { '(max-width: 640px)': { gridRow: 1 } },
  }),
);

export const line = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 }),
);

/** On phones below the names. */
export const reason = style(
  feature({
    '@media': { '(max-width: 640px)': { gridColumn: 2, gridRow: 2, paddingBlockEnd: vars.space['2xs'] } },
  }),
);

export const wishes = style(
  feature({
    display: 'flex',
    color: vars.color.textMuted,
    '@media': { '(max-width: 640px)': { gridColumn: 3, gridRow: '1 / 3' } },
  }),
);

/** Plays the track, where the radio plays. */
export const name = style(
  feature({
    appearance: 'none',
    display: 'grid',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    selectors: { ...focusRing, '&:enabled': { cursor: 'pointer' } },
  }),
);
