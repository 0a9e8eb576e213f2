import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRingInside, media } from '../theme/styles.ts';

const wide = `(min-width: ${measures.phoneMaxWidth + 0.02}px)`;

export const layout = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvb',
    minInlineSize: 0,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    background: vars.color.background,
    color: vars.color.text,
  }),
);

export const navbar = style(
  component({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    background: vars.color.raised,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { paddingInline: vars.space.xs, gap: vars.space.xs } },
  }),
);

export const height = styleVariants(measures.navbarHeight, (blockSize) => component({ blockSize }));

export const navbarContent = style(
  component({ display: 'flex', flex: 1, alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);

export const sideButton = style(
  component({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } }),
);
/** The panel in the icon is mirrored for the other side. */
export const mirrored = style(component({ display: 'inline-flex', scale: '-1 1' }));

export const drawerButton = style(component({ flex: 'none', '@media': { [wide]: { display: 'none' } } }));

export const body = style(component({ display: 'flex', flex: 1, minBlockSize: 0 }));

export const column = style(
  component({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }),
);

const scrolls = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

export const main = style(
  component({
    ...scrolls,
    flex: 1,
    minBlockSize: 0,
    padding: vars.space.lg,
    outline: 'none',
    selectors: focusRingInside,
    '@media': { [media.phone]: { padding: vars.space.md } },
  }),
);

export const footer = style(
  component({
    flex: 'none',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    background: vars.color.raised,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
    '@media': { [media.phone]: { paddingInline: vars.space.md } },
  }),
);

export const sidebar = style(
  component({
    ...scrolls,
    flex: 'none',
    inlineSize: 'clamp(176px, 22vw, 248px)',
    padding: vars.space.sm,
    background: vars.color.raised,
    outline: 'none',
    selectors: { ...focusRingInside, '&[hidden]': { display: 'none' } },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

const line = `1px solid ${vars.color.hairline}`;
export const edge = styleVariants({
  start: component({ borderInlineEnd: line }),
  end: component({ borderInlineStart: line }),
});
