import { measures } from '@segno/ui/theme/measures';
import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, feature, focusRing, focusRingInside, pageBleed, transition } from '@segno/ui/theme/styles';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const phone = `(max-width: ${measures.phoneMaxWidth}px)`;
/** Phones and tablets. */
const narrow = '(max-width: 1024px)';
/**
 * Where the page is a scroll area of its own, so that its scroll bar stands beside the page alone. On a phone the
 * document scrolls, which lets the browser fold its bars, and where the window is low, as at 200 % zoom, the header
 * scrolls away with it. Paper has no scroll bars.
 */
const ownArea = `screen and (min-width: ${measures.phoneMaxWidth + 1}px) and (min-height: 481px)`;
const documentScrolls = `screen and (max-width: ${measures.phoneMaxWidth}px), screen and (max-height: 480px)`;

const sidebarWidth = 240;
const railWidth = 72;
const panelWidth = 340;
const playerHeight = { bar: 80, mini: 64 };
const bottomMenuHeight = 56;

/** How much of the screen's start and end the bars take. */
const headerSize = '--segno-shell-header';
const playerSize = '--segno-shell-player';
const dockSize = '--segno-shell-dock';
/** Where in its scroll area the page begins to be seen; what sticks to the top of a page begins there. */
const pageStart = '--segno-page-start';
/** How high what sticks there is; the page sets it. */
const stickySize = '--segno-page-sticky';

const sidebarSize = createVar();
const pagePadding = createVar();

/** How far a toast stays from the end of the screen. */
export const toastOffset = `calc(var(${dockSize}) + 16px)`;

/** The sidebar is as narrow as its icons: by choice on a desktop, always on a tablet. */
const collapsed = ':root[data-sidebar="collapsed"]';

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

globalStyle(':root', {
  '@layer': {
    [featureLayer]: {
      vars: {
        [headerSize]: `${measures.navbarHeight.lg}px`,
        [playerSize]: '0px',
        [dockSize]: `var(${playerSize})`,
        [pageStart]: `var(${headerSize})`,
      },
      // What gets focus or is jumped to never hides behind a bar.
      scrollPaddingBlock: `calc(var(${headerSize}) + var(${stickySize}, 0px) + 16px) calc(var(${dockSize}) + 16px)`,
      '@media': {
        // There the header scrolls away.
        '(max-height: 480px)': { vars: { [pageStart]: '0px' } },
        [narrow]: { vars: { [headerSize]: `${measures.navbarHeight.md}px` } },
        [phone]: {
          vars: {
            [headerSize]: `${measures.navbarHeight.sm}px`,
            [dockSize]: `calc(var(${playerSize}) + ${bottomMenuHeight}px + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  },
});
// Only where the frame is: a page that shows a component alone keeps its own width.
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

export const sidebar = style(
  feature({
    gridArea: 'sidebar',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 11,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: sidebarSize,
    blockSize: `calc(100dvb - var(${dockSize}))`,
    background: vars.color.raised,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const sidebarHead = style(
  feature({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: `var(${headerSize})`,
    paddingInline: 20,
    '@media': { [narrow]: { justifyContent: 'center', paddingInline: 0 } },
    selectors: {
      [`${collapsed} &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        padding: `${vars.space.md} 0 0`,
      },
    },
  }),
);

export const sidebarToggle = style(feature({ '@media': { [narrow]: { display: 'none' } } }));

const logo = feature({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { ...focusRing, '&:hover': { textDecoration: 'none' } },
});

export const sidebarLogo = style([logo]);
export const headerLogo = style([
  logo,
  feature({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } }),
]);

export const siteName = style(
  feature({
    ...ellipsis,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    selectors: { [`${collapsed} ${sidebarLogo} &`]: { display: 'none' } },
  }),
);
globalStyle(`${sidebarLogo} > ${siteName}`, {
  '@layer': { [featureLayer]: { '@media': { [narrow]: { display: 'none' } } } },
});

export const mark = style(feature({ flex: 'none' }));
export const markFill = style(feature({ fill: vars.color.accent.fill }));
export const markLines = style(
  feature({ fill: 'none', stroke: vars.color.accent.text, strokeWidth: 2.25, strokeLinecap: 'round' }),
);
export const markDot = style(feature({ fill: vars.color.accent.text }));

const dark = { display: 'none' };
const shown = { display: 'block' };
export const logoLight = style(
  feature({
    blockSize: 28,
    inlineSize: 'auto',
    selectors: { '[data-theme="dark"] &': dark },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { '[data-theme="system"] &': dark } } },
  }),
);
export const logoDark = style(
  feature({
    blockSize: 28,
    inlineSize: 'auto',
    display: 'none',
    selectors: { '[data-theme="dark"] &': shown },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { '[data-theme="system"] &': shown } } },
  }),
);

export const menu = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.sm,
  }),
);

/** Kept for the ears, not for the eyes. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const list = styleVariants({
  side: feature({
    display: 'grid',
    gap: vars.space['3xs'],
    selectors: {
      '& + &': {
        marginBlockStart: vars.space.sm,
        paddingBlockStart: vars.space.sm,
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
  bottom: feature({
    display: 'flex',
    blockSize: bottomMenuHeight,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
});

export const item = styleVariants({
  side: feature({ display: 'grid', minInlineSize: 0 }),
  bottom: feature({ display: 'grid', flex: '1 0 64px', minInlineSize: 0 }),
});

const link_ = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ...transition('background-color', 'color'),
} as const;
const current = '&[aria-current]';
const hovered = '&:hover:not([aria-current])';

export const link = styleVariants({
  side: feature({
    ...link_,
    position: 'relative',
    gap: vars.space.sm,
    minBlockSize: measures.touchTarget,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.control,
    selectors: {
      ...focusRingInside,
      [hovered]: { background: vars.color.hover, color: vars.color.text },
      '&:active': { background: vars.color.selected },
      [current]: { background: vars.color.hover, color: vars.color.text },
      // What says "here" without colour.
      [`${current}::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: 12,
        insetInlineStart: 0,
        inlineSize: 3,
        borderRadius: vars.radius.round,
        background: vars.color.accent.fill,
      },
      [`${collapsed} &`]: { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [narrow]: { justifyContent: 'center', paddingInline: 0 },
      '(forced-colors: active)': { selectors: { [`${current}::before`]: { background: 'Highlight' } } },
    },
  }),
  bottom: feature({
    ...link_,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    paddingInline: vars.space['2xs'],
    fontSize: vars.text.small,
    lineHeight: 1.25,
    selectors: {
      ...focusRingInside,
      [hovered]: { color: vars.color.text },
      [current]: { color: vars.color.accent.ink, fontWeight: vars.weight.bold },
    },
  }),
});

/** A button among the links of the menu at the bottom. */
export const more = style(
  feature({
    ...link_,
    blockSize: '100%',
    inlineSize: '100%',
    paddingInline: vars.space['2xs'],
    borderRadius: 0,
    fontSize: vars.text.small,
    selectors: focusRingInside,
  }),
);

export const moreContent = style(
  feature({ display: 'grid', justifyItems: 'center', gap: 2, lineHeight: 1.25 }),
);

export const icon = style(feature({ flex: 'none' }));

export const label = styleVariants({
  side: feature({
    ...ellipsis,
    minInlineSize: 0,
    '@media': { [narrow]: unseen },
    selectors: { [`${collapsed} &`]: unseen },
  }),
  bottom: feature({ ...ellipsis, maxInlineSize: '100%' }),
});

export const header = style(
  feature({
    gridArea: 'header',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    blockSize: `var(${headerSize})`,
    paddingInline: pagePadding,
    background: vars.color.background,
    // Low, as at 200 % zoom or on a phone on its side: the page needs the height more.
    '@media': { '(max-height: 480px)': { position: 'relative' } },
  }),
);

export const search = style(
  feature({
    flex: 1,
    minInlineSize: 0,
    maxInlineSize: 440,
    // A page that has a field of its own does not need another way to it.
    selectors: {
      [`${header}:has(~ main [role="search"], ~ main input[type="search"]) > &`]: { visibility: 'hidden' },
    },
    // On a phone the menu at the bottom leads there.
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const searchLink = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    blockSize: measures.inputHeight.md,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.round,
    border: `1px solid ${vars.color.hairline}`,
    background: vars.color.raised,
    color: vars.color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...transition('border-color', 'background-color'),
    selectors: {
      ...focusRing,
      '&:hover': { borderColor: vars.color.controlBorder },
      '&:active': { background: vars.color.hover },
    },
  }),
);
export const searchHint = style(feature({ ...ellipsis, color: vars.color.textMuted }));

export const actions = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' }),
);

export const main = style(
  feature({
    gridArea: 'main',
    minInlineSize: 0,
    vars: { [pageBleed]: pagePadding },
    padding: `0 ${pagePadding} ${vars.space['2xl']}`,
    outline: 'none',
    selectors: {
      // No padding: what sticks to the top of a scroll area stops before it.
      '&::before': { content: '', display: 'block', blockSize: vars.space.xs },
    },
    '@media': {
      [ownArea]: {
        // What is positioned in the page scrolls with it.
        position: 'relative',
        overflow: 'hidden auto',
        overscrollBehavior: 'contain',
        scrollbarGutter: 'stable',
        scrollbarWidth: 'thin',
        scrollPaddingBlock: `calc(var(${stickySize}, 0px) + 16px) 16px`,
        vars: { [pageStart]: '0px' },
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
      // No room beside the page: over it.
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

/** A line above the dock that takes no height from it. */
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

/** What is left on paper is the page, without what can only be pressed. */
globalStyle(`${shell} > :not(${main})`, {
  '@layer': { [featureLayer]: { '@media': { print: { display: 'none' } } } },
});
globalStyle(`${main} :is(button, [role="button"], [role="search"], [role="slider"])`, {
  '@layer': { [featureLayer]: { '@media': { print: { display: 'none' } } } },
});
