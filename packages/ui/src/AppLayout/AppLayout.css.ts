import { createVar, globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentLayer, vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, layoutSize, media, pageBleed } from '../theme/styles.ts';

const header = createVar();
const padding = createVar();
/** The height of the header while it stays in view. */
const fixedHeader = createVar();
const dockSize = `var(${layoutSize.dock}, 0px)`;

const hairline = `1px solid ${vars.color.hairline}`;
const isEmpty = '&:empty, &:has(> [hidden]:only-child)';
const pageScrolls = '[data-scroll="page"]';
const adapts = '[data-scroll="adaptive"]';
const headerFirst = '[data-corner="header"]';

const sizes = (headerSize: number, paddingSize: string) => ({
  [header]: `var(${layoutSize.header}, ${headerSize}px)`,
  [padding]: `var(${layoutSize.padding}, ${paddingSize})`,
});

const filled = {
  gridTemplateRows: `minmax(${header}, auto) minmax(0, 1fr) auto`,
  blockSize: '100dvb',
} as const;

export const layout = style(
  component({
    display: 'grid',
    gridTemplateAreas: '"sidebar header header" "sidebar main panel" "dock dock dock"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: `minmax(${header}, auto) 1fr auto`,
    minInlineSize: 0,
    minBlockSize: '100dvb',
    vars: { ...sizes(measures.navbarHeight.lg, vars.space.lg), [fixedHeader]: '0px' },
    selectors: {
      [`&${headerFirst}`]: {
        gridTemplateAreas: '"header header header" "sidebar main panel" "sidebar dock panel"',
      },
      [`&${adapts}`]: { vars: { [fixedHeader]: header } },
    },
    '@media': {
      [media.phone]: { vars: sizes(measures.navbarHeight.sm, vars.space.md) },
      [media.roomy]: { selectors: { [`&${adapts}`]: filled } },
      screen: {
        selectors: { [`&${pageScrolls}`]: { ...filled, minBlockSize: 0, overflow: 'hidden' } },
      },
      print: { display: 'block' },
    },
  }),
);

/** Styles a part by its tag. Its specificity is that of the class of the layout and the tag. */
const part = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentLayer]: rule } });

/** Only the page is printed. */
part(`${layout} > :not(main)`, { '@media': { print: { display: 'none' } } });

/** The content fills the part. */
const filledByContent = { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' } as const;

/** The layout has a fixed height, which its parts share. */
const inFixedLayout = { position: 'static', blockSize: 'auto', minBlockSize: 0 } as const;

export const sidebar = style(
  component({
    ...filledByContent,
    gridArea: 'sidebar',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 11,
    inlineSize: `var(${layoutSize.sidebar}, 240px)`,
    blockSize: `calc(100dvb - ${dockSize})`,
    background: vars.color.raised,
    borderInlineEnd: hairline,
    selectors: {
      [`${pageScrolls} > &`]: inFixedLayout,
      [isEmpty]: { display: 'none' },
    },
    '@media': { [media.phone]: { display: 'none' } },
  }),
  'AppLayout-sidebar',
);

part(`${layout} > header`, {
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  paddingInline: padding,
});

part(`${layout}${adapts} > header`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: vars.color.background,
  '@media': { [media.low]: { position: 'relative' } },
});

const scrolls = {
  // Absolutely positioned elements of the page scroll with it.
  position: 'relative',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

part(`${layout} > main`, {
  gridArea: 'main',
  minInlineSize: 0,
  padding,
  outline: 'none',
  vars: { [pageBleed]: padding },
});
part(`${layout}${adapts} > main`, { '@media': { [media.roomy]: scrolls } });
part(`${layout}${pageScrolls} > main`, { '@media': { screen: scrolls } });

export const panel = style(
  component({
    gridArea: 'panel',
    position: 'sticky',
    insetBlockStart: fixedHeader,
    zIndex: 9,
    inlineSize: `var(${layoutSize.panel}, 340px)`,
    blockSize: `calc(100dvb - ${fixedHeader} - ${dockSize})`,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    background: vars.color.raised,
    borderInlineStart: hairline,
    borderBlockStart: hairline,
    borderStartStartRadius: vars.radius.panel,
    selectors: {
      [`${pageScrolls} > &`]: {
        ...filledByContent,
        ...inFixedLayout,
        overflow: 'visible',
        borderBlockStart: 'none',
        borderRadius: 0,
      },
      [isEmpty]: { display: 'none' },
    },
    '@media': {
      // Without space beside the page, the panel overlays it.
      [media.narrow]: {
        selectors: {
          [`:not(${pageScrolls}) > &`]: {
            position: 'fixed',
            insetInlineEnd: 0,
            maxInlineSize: '100vw',
            boxShadow: vars.shadow.overlay,
          },
        },
      },
      [media.phone]: {
        inlineSize: '100%',
        borderInlineStart: 'none',
        borderRadius: 0,
        selectors: { [`${pageScrolls} > &`]: { display: 'none' } },
      },
    },
  }),
  'AppLayout-panel',
);

export const bottomBar = style(
  component({ display: 'none', '@media': { [media.phone]: { display: 'block' } } }),
  'AppLayout-bottomBar',
);

/** A line above the dock that takes no space. */
const edge = { boxShadow: `0 -1px ${vars.color.hairline}` } as const;
const hasContent = `&:has(> :not(:empty, ${bottomBar}))`;
const hasAny = '&:has(> :not(:empty))';
const outlined = { outline: '1px solid CanvasText' } as const;

export const dock = style(
  component({
    gridArea: 'dock',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 12,
    minInlineSize: 0,
    background: vars.color.raised,
    selectors: { [hasContent]: edge },
    '@media': {
      [media.phone]: { paddingBlockEnd: 'env(safe-area-inset-bottom)', selectors: { [hasAny]: edge } },
      [media.forcedColors]: { selectors: { [hasContent]: outlined } },
    },
  }),
  'AppLayout-dock',
);
