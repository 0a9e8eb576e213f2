import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRingInside, layoutSize, media } from '../theme/styles.ts';

const wide = `(min-width: ${measures.phoneMaxWidth + 0.02}px)`;

const sidebarSize = 'clamp(176px, 22vw, 248px)';

export const layout = style(
  component({
    background: vars.color.background,
    color: vars.color.text,
    overflowWrap: 'break-word',
    vars: { [layoutSize.sidebar]: sidebarSize, [layoutSize.panel]: sidebarSize },
  }),
);

export const navbarHeight = styleVariants(measures.navbarHeight, (height) =>
  component({ vars: { [layoutSize.header]: `${height}px` } }),
);

globalStyle(`${layout} > header`, {
  '@layer': {
    [componentLayer]: {
      paddingInline: vars.space.md,
      background: vars.color.raised,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
      '@media': { [media.phone]: { paddingInline: vars.space.xs, gap: vars.space.xs } },
    },
  },
});

export const main = style(component({ selectors: focusRingInside }), 'DashboardLayout-main');

export const navbarContent = style(
  component({ display: 'flex', flex: 1, alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
  'DashboardLayout-navbarContent',
);

export const sideButton = style(
  component({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } }),
);
/** The panel in the icon is mirrored for the other side. */
export const mirrored = style(component({ display: 'inline-flex', scale: '-1 1' }));

export const drawerButton = style(component({ flex: 'none', '@media': { [wide]: { display: 'none' } } }));

export const footer = style(
  component({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
    '@media': { [media.phone]: { paddingInline: vars.space.md } },
  }),
  'DashboardLayout-footer',
);

export const sidebar = style(
  component({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: vars.space.sm,
    outline: 'none',
    selectors: { ...focusRingInside, '&[hidden]': { display: 'none' } },
  }),
  'DashboardLayout-sidebar',
);
