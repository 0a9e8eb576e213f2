import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, ellipsis, focusRingInside, media, transition } from '../theme/styles.ts';

const sidebarSize = createVar();
const railSize = 64;
const folded = '[data-collapsed] &';
const wide = `(min-width: ${measures.phoneMaxWidth + 0.02}px)`;

export const layout = style(
  component({
    display: 'grid',
    gridTemplateAreas: '"sidebar header" "sidebar main"',
    gridTemplateColumns: `${sidebarSize} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvb',
    background: vars.color.background,
    color: vars.color.text,
    vars: { [sidebarSize]: '240px' },
    selectors: { '&[data-collapsed]': { vars: { [sidebarSize]: `${railSize}px` } } },
    '@media': {
      [media.phone]: { gridTemplateAreas: '"header" "main"', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const sidebar = style(
  component({
    gridArea: 'sidebar',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    inlineSize: sidebarSize,
    blockSize: '100dvb',
    background: vars.color.raised,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { display: 'none' } },
  }),
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
);

export const sidebarHeader = style(
  component({ flex: 1, minInlineSize: 0, selectors: { [folded]: { display: 'none' } } }),
);

export const foldButton = style(component({ flex: 'none' }));

export const header = style(
  component({
    gridArea: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
    minBlockSize: measures.navbarHeight.lg,
    paddingInline: vars.space.lg,
    '@media': {
      [wide]: { selectors: { '&[data-empty]': { display: 'none' } } },
      [media.phone]: { minBlockSize: measures.navbarHeight.sm, paddingInline: vars.space.xs },
    },
  }),
);

export const drawerButton = style(component({ flex: 'none', '@media': { [wide]: { display: 'none' } } }));

export const main = style(
  component({
    gridArea: 'main',
    minInlineSize: 0,
    overflowWrap: 'break-word',
    padding: vars.space.lg,
    outline: 'none',
    '@media': { [media.phone]: { padding: vars.space.md } },
  }),
);

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
);

export const itemIcon = style(component({ display: 'inline-flex', flex: 'none', fontSize: vars.text.large }));
export const itemLabel = style(
  component({ ...ellipsis, flex: 1, minInlineSize: 0, selectors: { [folded]: hiddenText } }),
);
export const itemBadge = style(
  component({
    flex: 'none',
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [folded]: { display: 'none' } },
  }),
);
