import { vars } from '@segno/ui/theme';
import { feature, focusRing, media, transition } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const bar = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 2fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.lg,
    blockSize: 80,
    paddingInline: vars.space.md,
    background: vars.color.raised,
    '@media': {
      '(max-width: 1100px)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 1.4fr) auto',
        gap: vars.space.md,
      },
    },
  }),
);

export const track = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, max-content) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
);

export const cover = style(
  feature({
    appearance: 'none',
    display: 'block',
    inlineSize: 56,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    cursor: 'pointer',
    ...transition('opacity'),
    selectors: { ...focusRing, '&:hover': { opacity: 0.85 } },
  }),
);

export const center = style(
  feature({
    display: 'grid',
    justifySelf: 'center',
    inlineSize: '100%',
    maxInlineSize: 680,
    minInlineSize: 0,
    gap: 0,
  }),
);

export const end = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space['3xs'],
    minInlineSize: 0,
  }),
);

export const toggle = style(
  feature({
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.accent.ink, background: vars.color.selected },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight' } } } },
  }),
);
