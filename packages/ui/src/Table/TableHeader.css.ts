import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRingInside, media, transition } from '../theme/styles.ts';
import { asBox, cellBox, ring } from './cellBox.css.ts';
import { edges, forcedEdges, stuckAside } from './stuckCells.css.ts';
import { surface } from './tableVars.css.ts';

/** The header stays in view while the rows scroll under it. */
const stuckAbove = { position: 'sticky', insetBlockStart: 0, zIndex: 2 } as const;

export const header = style(component({ selectors: { 'thead&': stuckAbove } }));

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
      // The label is aligned with the numbers below it, and the sort icon is before the label.
      '[data-align="end"] > &': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
    },
  }),
  'TableHeader-head',
);

export const headText = style(
  component({
    ...ellipsis,
    minInlineSize: 0,
    borderRadius: 3,
    outline: 'none',
    selectors: focusRingInside,
  }),
  'TableHeader-headText',
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
  'TableHeader-sortMark',
);

/** The resizer of a column: a thin line with a wide hit target. */
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
      // The hit target must not overflow after the last column, or the table could be scrolled further.
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
  'TableHeader-resizer',
);
