import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(
  feature({ display: 'grid', gap: vars.space['2xs'], listStyle: 'none', margin: 0, padding: 0 }),
);

export const row = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.card,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-unread]': { background: vars.color.selected },
    },
  }),
);

export const icon = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.round,
    background: vars.color.raised,
    color: vars.color.textMuted,
  }),
);

export const image = style(feature({ inlineSize: 40, blockSize: 40, borderRadius: vars.radius.control }));

export const text = style(
  feature({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const lineIcon = style(
  feature({
    float: 'inline-start',
    marginInlineEnd: vars.space.xs,
    marginBlockStart: 3,
    lineHeight: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const primary = style(feature({ color: vars.color.text }));
export const secondary = style(feature({ color: vars.color.textMuted }));

// A name in the other direction does not change the order of the sentence around it.
globalStyle(`${text} strong`, feature({ unicodeBidi: 'isolate' }));

const overRow = { content: '""', position: 'absolute', inset: 0 } as const;

/** A link whose target is the whole row. */
export const whole = style(feature({ selectors: { '&::after': overRow } }));

/** The same for a button. */
export const wholeButton = style(feature({ position: 'static', selectors: { '&::after': overRow } }));

/** A control above the link of the row. */
export const above = style(feature({ position: 'relative', zIndex: 1 }));
globalStyle(`${text} :is(${primary}, ${secondary}) a`, feature({ position: 'relative', zIndex: 1 }));

export const buttons = style(
  feature({ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }),
);

/** The icon or picture, with the mark of an unread notification on its corner. */
export const lead = style(feature({ position: 'relative' }));

/** Beside each other; on a phone below each other, so that the text has room. */
export const actions = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    '@media': { [media.phone]: { flexDirection: 'column' } },
  }),
);

export const dot = style(
  feature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    boxSizing: 'content-box',
    inlineSize: 8,
    blockSize: 8,
    border: `2px solid ${vars.color.background}`,
    borderRadius: vars.radius.round,
    background: vars.color.accent.fill,
  }),
);
