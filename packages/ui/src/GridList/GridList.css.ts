import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRingInside, media } from '../theme/styles.ts';

const rowHeight = createVar();

/** Shared by a list and a tree. */
export const list = recipe({
  base: component({
    position: 'relative',
    boxSizing: 'border-box',
    minInlineSize: 0,
    overflow: 'auto',
    overscrollBehaviorBlock: 'contain',
    color: vars.color.text,
    outline: 'none',
    selectors: {
      // An empty list is focusable itself.
      ...focusRingInside,
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.fill}` },
    },
  }),
  variants: {
    variant: {
      plain: component({ borderRadius: vars.radius.control }),
      card: component({
        padding: vars.space['2xs'],
        background: vars.color.raised,
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius.card,
      }),
    },
    density: {
      compact: component({ vars: { [rowHeight]: '36px' } }),
      regular: component({ vars: { [rowHeight]: '48px' } }),
      relaxed: component({ vars: { [rowHeight]: '60px' } }),
    },
  },
});

export const item = style(
  component({
    boxSizing: 'border-box',
    position: 'relative',
    // The cell between item and line has no box.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minBlockSize: rowHeight,
    borderRadius: vars.radius.control,
    fontSize: vars.text.body,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRingInside,
      '&[data-href]': { cursor: 'pointer' },
      '&[data-hovered], &:focus-within': { background: vars.color.hover },
      '&[data-selected]': { background: vars.color.selected },
      '&[data-pressed]': { background: vars.color.selected },
      '&[data-dragging]': { opacity: 0.45 },
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.fill}` },
      '&[data-disabled]': { opacity: 0.45 },
    },
    '@media': {
      [media.coarse]: { minBlockSize: `max(${rowHeight}, 44px)` },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  'GridList-item',
);

export const line = style(
  component({
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.sm,
  }),
  'GridList-line',
);

export const handle = style(component({ marginInline: `-8px -6px` }), 'GridList-handle');

export const icon = style(
  component({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted }),
  'GridList-icon',
);

export const content = style(component({ flex: 1, minInlineSize: 0 }), 'GridList-content');

export const text = style(component({ ...ellipsis, display: 'block' }), 'GridList-text');

export const description = style(
  component({ ...ellipsis, display: 'block', color: vars.color.textMuted, fontSize: vars.text.small }),
  'GridList-description',
);

/** They are visible while the item is hovered or contains the focus. Devices that cannot hover always show them. */
export const actions = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space['2xs'],
    marginInlineEnd: -4,
    '@media': {
      // Buttons of 36 px are spaced so that their hit targets of 44 px do not overlap.
      [media.coarse]: { gap: vars.space.xs },
      '(hover: hover) and (pointer: fine)': {
        selectors: {
          [`${item}:not(:hover, :focus-within) &:not(:has([aria-expanded="true"]))`]: { opacity: 0 },
        },
      },
    },
  }),
  'GridList-actions',
);

export const empty = style(
  component({ padding: vars.space.xl, textAlign: 'center', color: vars.color.textMuted }),
  'GridList-empty',
);
