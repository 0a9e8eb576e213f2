import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, ellipsis, focusRingInside, layoutSize, media, transition } from '../theme/styles.ts';

const railSize = 64;
const folded = '[data-collapsed] &';
const wide = `(min-width: ${measures.phoneMaxWidth + 0.02}px)`;

export const layout = style(
  component({
    background: vars.color.background,
    color: vars.color.text,
    overflowWrap: 'break-word',
    selectors: { '&[data-collapsed]': { vars: { [layoutSize.sidebar]: `${railSize}px` } } },
  }),
);

// The button of the drawer is alone in it.
globalStyle(`${layout}[data-bare] > header`, {
  '@layer': { [componentLayer]: { '@media': { [wide]: { display: 'none' } } } },
});

globalStyle(`${layout} > header`, {
  '@layer': { [componentLayer]: { '@media': { [media.phone]: { paddingInline: vars.space.xs } } } },
});

export const sidebar = style(
  component({ display: 'flex', flexDirection: 'column' }),
  'SidebarLayout-sidebar',
);

export const sidebarHead = style(
  component({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    minBlockSize: measures.navbarHeight.lg,
    paddingInlineStart: vars.space.md,
    paddingInlineEnd: vars.space.sm,
    selectors: { [folded]: { justifyContent: 'center', padding: 0 } },
  }),
  'SidebarLayout-sidebarHead',
);

export const sidebarHeader = style(
  component({ flex: 1, minInlineSize: 0, selectors: { [folded]: { display: 'none' } } }),
);

export const foldButton = style(component({ flex: 'none' }));

export const drawerButton = style(component({ flex: 'none', '@media': { [wide]: { display: 'none' } } }));

const hiddenText = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 40,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    ...transition('background-color', 'color'),
    selectors: {
      ...focusRingInside,
      '&:hover:not([aria-current])': { background: vars.color.hover, color: vars.color.text },
      '&:active': { background: vars.color.selected },
      '&[aria-current]': { background: vars.color.selected, color: vars.color.text },
      // Marks the current page without colour.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 10,
        insetInlineStart: 0,
        inlineSize: 3,
        borderRadius: vars.radius.round,
        background: vars.color.accent.fill,
      },
      [folded]: { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [media.coarse]: { minBlockSize: measures.touchTarget },
      [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
    },
  }),
  'SidebarLayout-item',
);

export const itemIcon = style(
  component({ display: 'inline-flex', flex: 'none', fontSize: vars.text.large }),
  'SidebarLayout-itemIcon',
);
export const itemLabel = style(
  component({ ...ellipsis, flex: 1, minInlineSize: 0, selectors: { [folded]: hiddenText } }),
  'SidebarLayout-itemLabel',
);
export const itemBadge = style(
  component({
    flex: 'none',
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [folded]: { display: 'none' } },
  }),
  'SidebarLayout-itemBadge',
);
