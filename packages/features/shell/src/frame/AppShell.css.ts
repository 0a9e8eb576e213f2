import { featureLayer, vars } from '@segno/ui/theme';
import { feature, focusRing, pageBleed } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import {
  collapsed,
  dockSize,
  documentScrolls,
  headerSize,
  narrow,
  ownArea,
  pagePadding,
  pageEnd,
  pageStart,
  phone,
  playerSize,
  sidebarSize,
  stickySize,
} from './frameMeasures.css.ts';

const sidebarWidth = 240;
const railWidth = 72;
const panelWidth = 340;
const playerHeight = { bar: 80, mini: 64 };

/** The distance of a toast from the bottom of the viewport. */
export const toastOffset = `calc(var(${dockSize}) + 16px)`;

export const player = style(feature({ minInlineSize: 0 }));

export const shell = style(
  feature({
    display: 'grid',
    gridTemplateAreas: '"sidebar header header" "sidebar main panel" "dock dock dock"',
    gridTemplateColumns: `${sidebarSize} minmax(0, 1fr) auto`,
    gridTemplateRows: `var(${headerSize}) 1fr auto`,
    minBlockSize: '100dvb',
    vars: { [sidebarSize]: `${sidebarWidth}px`, [pagePadding]: vars.space.xl },
    selectors: {
      [`${collapsed} &`]: { vars: { [sidebarSize]: `${railWidth}px` } },
    },
    '@media': {
      print: { display: 'block' },
      [ownArea]: { gridTemplateRows: `var(${headerSize}) minmax(0, 1fr) auto`, blockSize: '100dvb' },
      [narrow]: { vars: { [sidebarSize]: `${railWidth}px`, [pagePadding]: vars.space.lg } },
      [phone]: {
        vars: { [pagePadding]: vars.space.md },
        gridTemplateAreas: '"header" "main" "dock"',
        gridTemplateColumns: 'minmax(0, 1fr)',
      },
    },
  }),
);

// Applies only with the frame: a page that shows a single component keeps its own width.
globalStyle(`:root:has(${shell})`, {
  '@layer': { [featureLayer]: { '@media': { [documentScrolls]: { scrollbarGutter: 'stable' } } } },
});

globalStyle(`:root:has(${player} > *)`, {
  '@layer': {
    [featureLayer]: {
      vars: { [playerSize]: `${playerHeight.bar}px` },
      '@media': { [phone]: { vars: { [playerSize]: `${playerHeight.mini}px` } } },
    },
  },
});

export const skip = style(
  feature({
    position: 'fixed',
    insetBlockStart: 8,
    insetInlineStart: 8,
    zIndex: 200,
    padding: `${vars.space.sm} ${vars.space.md}`,
    borderRadius: vars.radius.control,
    background: vars.color.accent.fill,
    color: vars.color.accent.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { ...focusRing, '&:not(:focus)': { translate: '0 -200%' } },
  }),
);

export const main = style(
  feature({
    gridArea: 'main',
    minInlineSize: 0,
    vars: { [pageBleed]: pagePadding },
    padding: `0 ${pagePadding} ${vars.space['2xl']}`,
    outline: 'none',
    selectors: {
      // Not padding: a sticky element would stop below the padding of its scroll area.
      '&::before': { content: '', display: 'block', blockSize: vars.space.xs },
    },
    '@media': {
      [ownArea]: {
        // Absolutely positioned elements of the page scroll with it.
        position: 'relative',
        overflow: 'hidden auto',
        overscrollBehavior: 'contain',
        scrollbarGutter: 'stable',
        scrollbarWidth: 'thin',
        scrollPaddingBlock: `calc(var(${stickySize}, 0px) + 16px) 16px`,
        vars: { [pageStart]: '0px', [pageEnd]: '0px' },
      },
    },
  }),
);

export const panel = style(
  feature({
    gridArea: 'panel',
    position: 'sticky',
    insetBlockStart: `var(${headerSize})`,
    zIndex: 9,
    inlineSize: panelWidth,
    blockSize: `calc(100dvb - var(${headerSize}) - var(${dockSize}))`,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    background: vars.color.raised,
    borderInlineStart: `1px solid ${vars.color.hairline}`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    borderStartStartRadius: vars.radius.panel,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      // Without space beside the page, the panel overlays it.
      [narrow]: {
        position: 'fixed',
        insetInlineEnd: 0,
        maxInlineSize: '100vw',
        boxShadow: vars.shadow.overlay,
      },
      [phone]: { inlineSize: '100%', borderInlineStart: 'none', borderRadius: 0 },
    },
  }),
);

/** A line above the dock that takes no space. */
const edge = {
  boxShadow: `0 -1px ${vars.color.hairline}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
} as const;

export const dock = style(
  feature({
    gridArea: 'dock',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 12,
    minInlineSize: 0,
    background: vars.color.raised,
    selectors: { [`&:has(${player} > *)`]: edge },
    '@media': {
      [phone]: {
        boxShadow: edge.boxShadow,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
    },
  }),
);

export const bottomMenu = style(feature({ display: 'none', '@media': { [phone]: { display: 'block' } } }));

/** Only the page is printed, without controls. */
globalStyle(`${shell} > :not(${main})`, {
  '@layer': { [featureLayer]: { '@media': { print: { display: 'none' } } } },
});

globalStyle(`${main} :is(button, [role="button"], [role="search"], [role="slider"])`, {
  '@layer': { [featureLayer]: { '@media': { print: { display: 'none' } } } },
});
