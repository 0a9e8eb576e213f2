import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, direction, ellipsis, focusRingInside, media, transition } from '../theme/styles.ts';
import { stuckAt } from './stuckColumns.ts';

export { chevron, chevronIcon } from '../collections/chevron.css.ts';

/** What lies behind the rows; what sticks has to cover them with it. */
const surface = createVar();
const rowHeight = createVar();
/** The colour of a row's state, over the surface. */
const tint = createVar();

export const frame = recipe({
  base: component({
    position: 'relative',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    background: surface,
    scrollPaddingBlock: rowHeight,
  }),
  variants: {
    variant: {
      plain: component({ vars: { [surface]: vars.color.background } }),
      card: component({
        vars: { [surface]: vars.color.raised },
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

/** The ring of keyboard focus within an edge that is square, and above what sticks in it. */
const ring = {
  '&:is(:focus-visible, [data-focus-visible])::after': {
    content: '',
    position: 'absolute',
    inset: 1,
    zIndex: 3,
    border: `2px solid ${vars.color.focus}`,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    pointerEvents: 'none',
  },
} satisfies StyleRule['selectors'];

/** Hears what is pointed at and focused, without a box of its own. */
export const ears = style(component({ display: 'contents' }));

export const table = style(
  component({
    minInlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.body,
    color: vars.color.text,
    outline: 'none',
    selectors: {
      // Without rows it holds the focus itself.
      ...focusRingInside,
      'div&': { display: 'block' },
      // Columns are as wide as they say, also where that leaves room; a browser would share it out among them.
      '[data-fixed] > table&': { minInlineSize: 0 },
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.fill}` },
    },
  }),
);

/** The header stays in view while the rows scroll under it. */
const stuckAbove = { position: 'sticky', insetBlockStart: 0, zIndex: 2 } as const;

export const header = style(component({ selectors: { 'thead&': stuckAbove } }));

const cellBox = {
  boxSizing: 'border-box',
  blockSize: rowHeight,
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'middle',
  outline: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
} as const;

/** In the virtual table cells are boxes that are placed one by one. */
const asBox = { display: 'flex', alignItems: 'center', blockSize: '100%' } as const;

/** A column stays in view while the others scroll sideways. In a virtual table the boxes around the cells do. */
const stuckAside = {
  ':is(td, th)&:has(> [data-stuck])': { position: 'sticky', zIndex: 1 },
  ':is(td, th)&:has(> [data-stuck="start"])': { insetInlineStart: `var(${stuckAt}, 0px)` },
  ':is(td, th)&:has(> [data-stuck="end"])': { insetInlineEnd: `var(${stuckAt}, 0px)` },
} satisfies StyleRule['selectors'];

/** Covers what scrolls under it as the row does what lies behind it. */
const cover = { background: `linear-gradient(${tint}, ${tint}), ${surface}` };

/** Where the others go under it. */
const edge = (side: 'start' | 'end') => {
  const sign = side === 'start' ? 1 : -1;
  return {
    // literal: a shadow
    boxShadow: `inset calc(${-sign}px * ${direction}) 0 ${vars.color.hairline}, calc(${6 * sign}px * ${direction}) 0 8px -6px rgb(0 0 0 / 0.2)`,
  };
};

const forcedLine = '1px solid CanvasText';

const edges = {
  '[data-scrolled] &:has(> [data-stuck="start"][data-edge])': edge('start'),
  '[data-more] &:has(> [data-stuck="end"][data-edge])': edge('end'),
} satisfies StyleRule['selectors'];

const forcedEdges = {
  '[data-scrolled] &:has(> [data-stuck="start"][data-edge])': { borderInlineEnd: forcedLine },
  '[data-more] &:has(> [data-stuck="end"][data-edge])': { borderInlineStart: forcedLine },
} satisfies StyleRule['selectors'];

export const column = style(
  component({
    ...cellBox,
    blockSize: 40,
    background: surface,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color'),
    position: 'relative',
    selectors: {
      ...ring,
      'div&': asBox,
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-hovered], &[data-sort-direction]': { color: vars.color.text },
      ...stuckAside,
      ...edges,
    },
    '@media': { [media.forcedColors]: { selectors: forcedEdges } },
  }),
);

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    flex: 1,
    minInlineSize: 0,
    selectors: {
      '[data-align="center"] > &': { justifyContent: 'center' },
      // The words stand over the figures, and the mark before them.
      '[data-align="end"] > &': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
    },
  }),
);

export const headText = style(
  component({
    ...ellipsis,
    minInlineSize: 0,
    borderRadius: 3,
    outline: 'none',
    selectors: focusRingInside,
  }),
);

export const sortMark = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    opacity: 0,
    ...transition('opacity', 'transform'),
    selectors: {
      '[data-hovered] &, :focus-visible > * > &': { opacity: 0.6 },
      '[data-sort-direction] &': { opacity: 1, color: vars.color.accent.ink },
      '[data-sort-direction="descending"] &': { transform: 'rotate(180deg)' },
    },
  }),
);

/** The edge of a column, which is drawn thin and taken wide. */
export const resizer = style(
  component({
    position: 'relative',
    flex: 'none',
    inlineSize: 13,
    blockSize: 22,
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-6px - ${vars.space.sm})`,
    zIndex: 1,
    touchAction: 'none',
    cursor: 'ew-resize',
    borderRadius: 3,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 2,
      insetInlineStart: 6,
      inlineSize: 1,
      background: vars.color.hairline,
    },
    selectors: {
      '&[data-hovered]::before': { inlineSize: 2, background: vars.color.controlBorder },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
      '&[data-resizing]::before': { inlineSize: 2, background: vars.color.accent.fill },
      '[data-align="end"] > * > &': { order: -1, marginInlineStart: 0 },
      // Past the last column there is nothing to scroll to.
      '[data-last] > &': { marginInlineEnd: `calc(-1 * ${vars.space.sm})` },
      '[data-last] > &::before': { insetInlineStart: 'auto', insetInlineEnd: 0 },
      '&[data-resizable-direction="left"]': { cursor: 'w-resize' },
      '&[data-resizable-direction="right"]': { cursor: 'e-resize' },
    },
    '@media': {
      [media.coarse]: {
        inlineSize: 33,
        marginInlineEnd: `calc(-16px - ${vars.space.sm})`,
        blockSize: 40,
        '::before': { insetInlineStart: 16 },
        selectors: { '[data-last] > &': { marginInlineEnd: `calc(-1 * ${vars.space.sm})` } },
      },
      [media.forcedColors]: {
        '::before': { background: 'CanvasText' },
        selectors: { '&[data-resizing]::before': { background: 'Highlight' } },
      },
    },
  }),
);

export const body = style(component({}));

export const row = style(
  component({
    vars: { [tint]: 'transparent' },
    position: 'relative',
    background: tint,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...ring,
      'div&': { blockSize: '100%', inlineSize: '100%' },
      '&[data-href]': { cursor: 'pointer' },
      '&[data-hovered]': { vars: { [tint]: vars.color.hover } },
      '&[data-selected]': { vars: { [tint]: vars.color.selected } },
      '&[data-pressed]': { vars: { [tint]: vars.color.selected } },
      '&[data-disabled]': { color: vars.color.textMuted },
      '&[data-dragging]': { opacity: 0.45 },
      '&[data-drop-target]': { vars: { [tint]: vars.color.selected } },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const footerRow = style(component({ fontWeight: vars.weight.medium }));

/** Totals stay in view, as the header does. */
export const footer = style(
  component({ selectors: { 'tfoot&': { position: 'sticky', insetBlockEnd: 0, zIndex: 2 } } }),
);

export const cell = style(
  component({
    ...cellBox,
    position: 'relative',
    selectors: {
      ...ring,
      'div&': asBox,
      // The frame, or nothing, is the edge.
      'tbody:last-child > tr:last-child > &': { borderBlockEndColor: 'transparent' },
      '&:has(> [data-stuck])': cover,
      ...stuckAside,
      ...edges,
      [`${footer} &`]: {
        background: surface,
        borderBlockEnd: 'none',
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
    '@media': { [media.forcedColors]: { selectors: forcedEdges } },
  }),
);

/** A column of boxes or handles. */
export const narrow = style(
  component({
    inlineSize: 44,
    paddingInlineEnd: 0,
    selectors: { [`div&:is(${row} *)`]: cover },
  }),
);

export const handle = style(component({ marginInlineStart: -8 }));

const alignment = {
  start: component({ justifyContent: 'flex-start', textAlign: 'start' }),
  center: component({ justifyContent: 'center', textAlign: 'center' }),
  end: component({ justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
};

export const content = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: 1,
    minInlineSize: 0,
    '@media': {
      // Where nothing hovers, it is always there.
      '(hover: hover) and (pointer: fine)': {
        selectors: {
          [`${row}:not(:hover, :focus-within) &[data-revealed]:not(:has([aria-expanded="true"]))`]: {
            opacity: 0,
          },
        },
      },
    },
  }),
  variants: { align: alignment },
});

export const text = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    wraps: {
      true: component({ overflowWrap: 'anywhere' }),
      false: component({
        ...ellipsis,
        maxInlineSize: '32ch',
        selectors: {
          'div[role="row"] &, [data-fixed] &': { maxInlineSize: 'none' },
          // Set while it is focused and does not fit: it is then shown whole, above what is around it.
          '&[data-whole]': {
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            zIndex: 4,
            boxSizing: 'border-box',
            minInlineSize: '100%',
            minBlockSize: '100%',
            padding: `${vars.space.sm} ${vars.space.sm}`,
            overflow: 'visible',
            overflowWrap: 'anywhere',
            whiteSpace: 'normal',
            background: vars.color.overlay,
            borderRadius: vars.radius.control,
            outline: `2px solid ${vars.color.focus}`,
            outlineOffset: -2,
            boxShadow: vars.shadow.overlay,
          },
        },
      }),
    },
  },
});

export const branch = style(
  component({
    // react-aria says it on the row.
    display: 'flex',
    flex: 'none',
    inlineSize: 24,
    marginInlineStart: `calc((var(--table-row-level) - 1) * 20px)`,
  }),
);

/** What stands there instead of rows. */
export const instead = style(
  component({
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: vars.space.xl,
    textAlign: 'center',
  }),
);

export const insteadRow = style(
  component({
    display: 'grid',
    alignItems: 'center',
    gap: vars.space.lg,
    blockSize: rowHeight,
    paddingInline: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const more = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: rowHeight,
    padding: vars.space['2xs'],
    color: vars.color.textMuted,
  }),
);
