import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media, transition } from '../theme/styles.ts';

export const chart = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    position: 'relative',
    minInlineSize: 0,
    margin: 0,
    color: vars.color.text,
    fontSize: vars.text.body,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
  }),
  'chart-header',
);

export const titles = style(component({ minInlineSize: 'min(12em, 100%)', flex: '1 1 0' }), 'chart-titles');

export const actions = style(component({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'] }));

export const legend = style(
  component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md, rowGap: vars.space['2xs'] }),
  'chart-legend',
);

export const legendItem = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
  'chart-legendItem',
);

export const key = style(component({ display: 'inline-flex', flex: 'none' }));

export const plot = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    // A horizontal pan selects stops of the chart; a vertical pan scrolls the page.
    touchAction: 'pan-y',
    WebkitTapHighlightColor: 'transparent',
    selectors: focusRing,
  }),
  'chart-plot',
);

export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    userSelect: 'none',
    WebkitUserSelect: 'none',
  }),
);

export const axisText = style(
  component({
    fill: vars.color.textMuted,
    fontFamily: vars.font.sans,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
  'chart-axisText',
);

export const totalText = style(
  component({
    fill: vars.color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const gridLine = style(
  component({
    stroke: vars.color.hairline,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.25 } },
  }),
  'chart-gridLine',
);

export const baseLine = style(
  component({
    stroke: vars.color.controlBorder,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

/** The mark of the current stop. */
export const cursorLine = style(
  component({
    stroke: vars.color.textMuted,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const cursorBand = style(
  component({
    fill: vars.color.hover,
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 } },
  }),
);

export const tooltip = style(
  component({
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    gap: vars.space['2xs'],
    inlineSize: 'max-content',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
    color: vars.color.text,
    fontSize: vars.text.small,
    lineHeight: 1.4,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
  }),
  'chart-tooltip',
);

export const tooltipTitle = style(component({ fontWeight: vars.weight.bold }));

export const tooltipLine = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const tooltipLabel = style(component({ flex: 1, minInlineSize: 0, color: vars.color.textMuted }));

export const tooltipValue = style(
  component({
    marginInlineStart: vars.space.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** The message in place of the drawing. */
export const place = style(
  component({
    display: 'grid',
    placeItems: 'center',
    paddingInline: vars.space.md,
    borderRadius: vars.radius.card,
    color: vars.color.textMuted,
    textAlign: 'center',
    outline: `1px dashed ${vars.color.hairline}`,
    outlineOffset: -1,
  }),
);

export const tableArea = style(
  component({ overflow: 'auto', borderRadius: vars.radius.control, selectors: focusRing }),
);

export const table = style(component({ inlineSize: '100%', fontSize: vars.text.body }));

const cell = { paddingBlock: vars.space.xs, paddingInline: vars.space.sm } as const;

export const head = style(
  component({
    ...cell,
    position: 'sticky',
    insetBlockStart: 0,
    background: vars.color.background,
    boxShadow: `inset 0 -1px ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);

export const cellClass = style(
  component({
    ...cell,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const align = styleVariants({
  start: component({ textAlign: 'start' }),
  end: component({ textAlign: 'end' }),
});

/** Visually hidden, for screen readers. */
export const unseen = style(
  component({
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** A bar in a row of text. */
export const meter = style(
  component({
    display: 'block',
    blockSize: 6,
    minInlineSize: 2,
    borderRadius: vars.radius.round,
    background: 'currentColor',
    ...transition('inline-size'),
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
