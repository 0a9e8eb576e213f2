import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, focusRing, media, touchTarget, transition } from '../theme/styles.ts';

/** Set inline where the gap differs from the default. */
export const menuGap = '--segno-menu-gap';
const gap = `var(${menuGap}, ${measures.menuGap}px)`;

export const menu = style(component({ minInlineSize: 0, maxInlineSize: '100%' }));

/** One line that scrolls sideways. Its padding makes room for the focus ring, which it would otherwise clip. */
const oneLine = {
  flexWrap: 'nowrap',
  padding: 4,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
} as const;

export const list = recipe(
  {
    base: component({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' }),
    variants: {
      orientation: {
        horizontal: component({ alignItems: 'center', columnGap: gap, rowGap: vars.space['2xs'] }),
        vertical: component({ flexDirection: 'column', alignItems: 'flex-start', gap }),
      },
      overflow: { wrap: {}, scroll: {} },
    },
    compoundVariants: [
      {
        variants: { orientation: 'horizontal', overflow: 'wrap' },
        style: component({ flexWrap: 'wrap', '@media': { [media.phone]: oneLine } }),
      },
      { variants: { orientation: 'horizontal', overflow: 'scroll' }, style: component(oneLine) },
    ],
  },
  'NavMenu-list',
);

export const entry = style(
  component({ display: 'flex', flex: 'none', maxInlineSize: '100%' }),
  'NavMenu-entry',
);

export const link = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    borderRadius: 3,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color'),
    selectors: {
      ...focusRing,
      '&:hover, &:active, &[aria-current]': { color: vars.color.text },
      // Marks the current page without colour.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: 0,
        blockSize: 2,
        borderRadius: vars.radius.round,
        background: vars.color.accent.fill,
      },
      // In a scrolling line a hit target must not overflow its box.
      '[data-orientation="horizontal"] > li > &': {
        '@media': {
          [media.coarse]: { minBlockSize: measures.touchTarget, minInlineSize: 44, justifyContent: 'center' },
        },
      },
    },
    '@media': {
      ...touchTarget['@media'],
      [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
    },
  }),
  'NavMenu-link',
);

export const icon = style(
  component({ display: 'inline-flex', flex: 'none', fontSize: vars.text.large }),
  'NavMenu-icon',
);
