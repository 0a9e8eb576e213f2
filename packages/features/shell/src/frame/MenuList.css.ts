import { measures } from '@segno/ui/theme/measures';
import { vars } from '@segno/ui/theme';
import { ellipsis, feature, focusRingInside, media, transition } from '@segno/ui/theme/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { bottomMenuHeight, collapsed } from './frameMeasures.css.ts';

/** Visually hidden, but read by screen readers. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const list = styleVariants({
  side: feature({
    display: 'grid',
    gap: vars.space['3xs'],
    selectors: {
      '& + &': {
        marginBlockStart: vars.space.sm,
        paddingBlockStart: vars.space.sm,
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
  bottom: feature({
    display: 'flex',
    blockSize: bottomMenuHeight,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
});

/** Items inside of an item, under its label. A sidebar of icons has no place for them. */
export const inner = style(
  feature({
    display: 'grid',
    gap: vars.space['3xs'],
    marginBlockStart: vars.space['3xs'],
    paddingInlineStart: vars.space.lg,
    selectors: { [`${collapsed} &`]: { display: 'none' } },
  }),
);

export const item = styleVariants({
  side: feature({ display: 'grid', minInlineSize: 0 }),
  bottom: feature({ display: 'grid', flex: '1 0 64px', minInlineSize: 0 }),
});

/** The common styles of links and buttons in a menu. */
export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ...transition('background-color', 'color'),
} as const;

const current = '&[aria-current]';
const hovered = '&:hover:not([aria-current])';

export const link = styleVariants({
  side: feature({
    ...menuEntry,
    position: 'relative',
    gap: vars.space.sm,
    minBlockSize: measures.touchTarget,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.control,
    selectors: {
      ...focusRingInside,
      [hovered]: { background: vars.color.hover, color: vars.color.text },
      '&:active': { background: vars.color.selected },
      [current]: { background: vars.color.hover, color: vars.color.text },
      // Marks the current item by more than its colour.
      [`${current}::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: 12,
        insetInlineStart: 0,
        inlineSize: 3,
        borderRadius: vars.radius.round,
        background: vars.color.accent.fill,
      },
      [`${collapsed} &`]: { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [media.narrow]: { justifyContent: 'center', paddingInline: 0 },
      '(forced-colors: active)': { selectors: { [`${current}::before`]: { background: 'Highlight' } } },
    },
  }),
  bottom: feature({
    ...menuEntry,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    paddingInline: vars.space['2xs'],
    fontSize: vars.text.small,
    lineHeight: 1.25,
    selectors: {
      ...focusRingInside,
      [hovered]: { color: vars.color.text },
      [current]: { color: vars.color.accent.ink, fontWeight: vars.weight.bold },
    },
  }),
});

export const icon = style(feature({ flex: 'none' }));

export const label = styleVariants({
  side: feature({
    ...ellipsis,
    minInlineSize: 0,
    '@media': { [media.narrow]: unseen },
    selectors: { [`${collapsed} &`]: unseen },
  }),
  bottom: feature({ ...ellipsis, maxInlineSize: '100%' }),
});
