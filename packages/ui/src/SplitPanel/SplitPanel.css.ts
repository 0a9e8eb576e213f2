import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, focusRingInside, media, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

export const split = recipe({
  base: component({
    display: 'flex',
    minInlineSize: 0,
    minBlockSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
  }),
  variants: {
    orientation: {
      horizontal: component({
        '@media': {
          // Without room for two columns the panels are stacked at their natural height.
          [media.phone]: { flexDirection: 'column', blockSize: 'auto' },
        },
      }),
      vertical: component({ flexDirection: 'column' }),
    },
  },
});

export const panel = style(
  component({
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    overflowWrap: 'break-word',
    outline: 'none',
    selectors: { ...focusRingInside, '&[hidden]': { display: 'none' } },
  }),
  'SplitPanel-panel',
);

export const rest = recipe({
  base: component({ flex: '1 1 0' }),
  variants: {
    orientation: {
      horizontal: component({ '@media': { [media.phone]: { flex: 'none' } } }),
      vertical: component({}),
    },
  },
});

export const sized = recipe({
  base: component({ flex: 'none' }),
  variants: {
    orientation: {
      horizontal: component({
        maxInlineSize: 'calc(100% - 60px)',
        '@media': { [media.phone]: { inlineSize: 'auto !important' as 'auto', maxInlineSize: 'none' } },
      }),
      vertical: component({ maxBlockSize: 'calc(100% - 48px)' }),
    },
  },
});

export const handle = recipe(
  {
    base: component({
      position: 'relative',
      flex: 'none',
      zIndex: 1,
      outline: 'none',
      touchAction: 'none',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      // The visible line.
      '::before': {
        content: '',
        position: 'absolute',
        background: vars.color.hairline,
        ...transition('background-color', 'scale'),
      },
      // The grip and its hit target.
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        borderRadius: vars.radius.round,
        background: vars.color.controlBorder,
        ...transition('background-color'),
      },
      selectors: {
        '&:hover::before, &[data-dragging]::before': { background: vars.color.controlBorder },
        '&[data-dragging]::before, &[data-dragging]::after': { background: vars.color.accent.fill },
        '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2, borderRadius: 4 },
        '&[aria-disabled]': { cursor: 'default' },
        '&[aria-disabled]::after': { display: 'none' },
        '&[aria-disabled]:hover::before': { background: vars.color.hairline },
      },
      '@media': {
        [media.forcedColors]: {
          '::before': { background: 'CanvasText' },
          '::after': { background: 'ButtonText' },
          selectors: {
            '&[data-dragging]::before, &[data-dragging]::after': { background: 'Highlight' },
          },
        },
      },
    }),
    variants: {
      orientation: {
        horizontal: component({
          inlineSize: 12,
          cursor: 'col-resize',
          '::before': { insetBlock: 0, insetInlineStart: 5.5, inlineSize: 1 },
          '::after': { inlineSize: 4, blockSize: 32, marginBlockStart: -16, marginInlineStart: -2 },
          '@media': {
            [media.coarse]: { inlineSize: 44, '::before': { insetInlineStart: 21.5 } },
            [media.phone]: { display: 'none' },
          },
        }),
        vertical: component({
          blockSize: 12,
          cursor: 'row-resize',
          '::before': { insetInline: 0, insetBlockStart: 5.5, blockSize: 1 },
          '::after': { blockSize: 4, inlineSize: 32, marginInlineStart: -16, marginBlockStart: -2 },
          '@media': {
            [media.coarse]: { blockSize: measures.touchTarget, '::before': { insetBlockStart: 21.5 } },
          },
        }),
      },
    },
  },
  'SplitPanel-handle',
);
