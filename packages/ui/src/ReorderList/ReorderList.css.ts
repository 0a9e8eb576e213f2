import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside, media } from '../theme/styles.ts';

/** Receives the key events of the list; `display: contents`. */
export const keys = style(component({ display: 'contents' }));

export const list = style(
  component({
    position: 'relative',
    minBlockSize: 0,
    maxBlockSize: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

export const item = style(
  component({
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    fontSize: vars.text.body,
    cursor: 'grab',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRingInside,
      '&[data-hovered], &:focus-within': { background: vars.color.hover },
      '&[data-current]': { background: vars.color.selected },
      // The bar at the start shows the selection without the colour of the background.
      '&[data-selected]': {
        background: vars.color.selected,
        boxShadow: `inset 3px 0 ${vars.color.accent.fill}`,
      },
      '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${vars.color.accent.fill}` },
      '&[data-dragging]': { opacity: 0.45, cursor: 'grabbing' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-current]': { outline: '1px solid Highlight', outlineOffset: -1 },
          '&[data-selected]': { borderInlineStart: '3px solid Highlight' },
        },
      },
    },
  }),
  'ReorderList-item',
);

export const handle = style(component({ marginInlineStart: -6 }), 'ReorderList-handle');

export const content = style(component({ flex: 1, minInlineSize: 0 }), 'ReorderList-content');
