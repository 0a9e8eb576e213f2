import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, media } from '../theme/styles.ts';
import { asBox, cellBox, ring } from './cellBox.css.ts';
import { cover, edges, forcedEdges, stuckAside } from './stuckCells.css.ts';
import { footer } from './TableBody.css.ts';
import { surface, tint } from './tableVars.css.ts';

export { chevron, chevronIcon } from '../collections/chevron.css.ts';

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

export const cell = style(
  component({
    ...cellBox,
    position: 'relative',
    selectors: {
      ...ring,
      'div&': asBox,
      // The last row has no border: the frame has one.
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

export const handle = style(component({ marginInlineStart: -8 }), 'Row-handle');

const alignment = {
  start: component({ justifyContent: 'flex-start', textAlign: 'start' }),
  center: component({ justifyContent: 'center', textAlign: 'center' }),
  end: component({ justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
};

export const content = recipe(
  {
    base: component({
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      flex: 1,
      minInlineSize: 0,
      '@media': {
        // Without hover, as on touch screens, it is always visible.
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
  },
  'Row-content',
);

export const text = recipe(
  {
    base: component({ minInlineSize: 0 }),
    variants: {
      wrap: {
        true: component({ overflowWrap: 'anywhere' }),
        false: component({
          ...ellipsis,
          maxInlineSize: '32ch',
          selectors: {
            'div[role="row"] &, [data-fixed] &': { maxInlineSize: 'none' },
            // Set while the focused text is truncated: it is then shown in full, above its surroundings.
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
  },
  'Row-text',
);

export const branch = style(
  component({
    // react-aria sets the attribute on the row.
    display: 'flex',
    flex: 'none',
    inlineSize: 24,
    marginInlineStart: `calc((var(--table-row-level) - 1) * 20px)`,
  }),
  'Row-branch',
);
