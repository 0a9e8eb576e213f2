import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRingInside, media } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

/** Set inline: the grid’s tracks with every column, and without the columns that are hidden below a width. */
export const tracks = {
  all: '--segno-grid-all',
  belowLg: '--segno-grid-below-lg',
  belowMd: '--segno-grid-below-md',
  belowSm: '--segno-grid-below-sm',
};

const below = { sm: '(max-width: 479.98px)', md: '(max-width: 639.98px)', lg: '(max-width: 899.98px)' };

export const frame = style(component({ containerType: 'inline-size', minInlineSize: 0 }));

export const grid = style(component({ outline: 'none' }), 'DataGrid-grid');

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(component(unseen));

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingInline: vars.space.sm,
  gridTemplateColumns: `var(${tracks.all})`,
  '@container': {
    [below.lg]: { gridTemplateColumns: `var(${tracks.belowLg})` },
    [below.md]: { gridTemplateColumns: `var(${tracks.belowMd})`, columnGap: vars.space.sm },
    [below.sm]: { gridTemplateColumns: `var(${tracks.belowSm})`, paddingInline: 0 },
  },
} as const;

export const head = style(
  component({
    // With so few columns the headers add no information.
    '@container': { [below.sm]: unseen },
    marginBlockEnd: vars.space['2xs'],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
  'DataGrid-head',
);

export const headRow = style(component({ ...line, blockSize: measures.inputHeight.sm }), 'DataGrid-headRow');

export const headText = style(component({ ...ellipsis, minInlineSize: 0 }));

export const sortButton = style(
  component({
    ...focusRingInside,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: measures.inputHeight.sm,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  }),
  'DataGrid-sortButton',
);

export const body = style(component({ position: 'relative' }), 'DataGrid-body');

/** The content of an empty table. */
export const empty = style(component({ padding: vars.space.xl, textAlign: 'center' }), 'DataGrid-empty');

export const row = style(
  component({
    ...line,
    boxSizing: 'border-box',
    borderRadius: vars.radius.control,
    fontSize: vars.text.body,
    cursor: 'default',
    scrollMarginBlock: 96,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRingInside,
      '&:hover': { background: vars.color.hover },
      '&:focus-within': { background: vars.color.selected },
      // The bar at the start shows the selection without the colour of the background.
      '&[aria-selected="true"]': {
        background: vars.color.selected,
        boxShadow: `inset 3px 0 ${vars.color.accent.fill}`,
      },
      '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -3px 0 ${vars.color.accent.fill}` },
      '&[data-current]': { color: vars.color.accent.ink },
      '&[aria-disabled="true"]': { opacity: 0.45 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-current]': { outline: '1px solid Highlight', outlineOffset: -1 },
          '&[aria-selected="true"]': { borderInlineStart: '3px solid Highlight' },
        },
      },
    },
  }),
  'DataGrid-row',
);

export const cell = recipe(
  {
    base: component({
      display: 'flex',
      alignItems: 'center',
      minInlineSize: 0,
      '@media': {
        // Devices that cannot hover always show it.
        '(hover: hover) and (pointer: fine)': {
          selectors: {
            [`${row}:not(:hover, :focus-within) > &[data-revealed]:not(:has([aria-expanded="true"]))`]: {
              opacity: 0,
            },
          },
        },
      },
    }),
    variants: {
      align: {
        start: component({ justifyContent: 'flex-start' }),
        center: component({ justifyContent: 'center' }),
        end: component({ justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' }),
      },
      hideBelow: {
        never: {},
        sm: component({ '@container': { [below.sm]: { display: 'none' } } }),
        md: component({ '@container': { [below.md]: { display: 'none' } } }),
        lg: component({ '@container': { [below.lg]: { display: 'none' } } }),
      },
    },
  },
  'DataGrid-cell',
);
