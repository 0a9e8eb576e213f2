import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media, pageBleed } from '../theme/styles.ts';

/** Set inline: the width of an item where there is space. */
export const itemWidth = '--segno-carousel-item';

/**
 * Space for focus rings and shadows, which a scroll container would clip. Sideways it is as large as the gutter of the
 * page. Without a gutter there is none after the row, where it would make the page scroll; before the row it would not.
 */
const ringRoom = vars.space.xs;
const edge = `var(${pageBleed}, ${ringRoom})`;

export const carousel = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 }),
);

/** The column of the buttons has its width before they are parsed, so that the header does not move. */
export const bar = style(
  component({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) calc(${2 * measures.inputHeight.sm}px + ${vars.space['2xs']})`,
    alignItems: 'center',
    gap: vars.space.md,
    minInlineSize: 0,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  'Carousel-bar',
);

export const header = style(component({ minInlineSize: 0 }));

export const buttons = style(
  component({
    display: 'flex',
    gap: vars.space['2xs'],
    selectors: {
      '&[hidden]': { display: 'flex', visibility: 'hidden' },
    },
    // Touch users swipe.
    '@media': { [media.phone]: { selectors: { '&, &[hidden]': { display: 'none' } } } },
  }),
  'Carousel-buttons',
);

/** At its end a button keeps the focus, so it has `aria-disabled` instead of `disabled`. */
export const button = style(
  component({ selectors: { '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.45 } } }),
);

export const row = style(
  component({
    display: 'flex',
    gap: vars.space.md,
    padding: `${ringRoom} ${edge}`,
    marginBlock: `calc(${ringRoom} * -1)`,
    marginInlineStart: `calc(${edge} * -1)`,
    marginInlineEnd: `calc(var(${pageBleed}, 0px) * -1)`,
    listStyle: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: edge,
    scrollbarWidth: 'none',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      // In a part with a direction other than the page’s, the row starts at the page’s end edge. Builds turn `:dir()`
      // into `:lang()`.
      ':root:not([dir="rtl"]) [dir="rtl"] &, :root[dir="rtl"] [dir="ltr"] &': {
        marginInlineStart: `calc(var(${pageBleed}, 0px) * -1)`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        scrollBehavior: 'smooth',
        selectors: { '[data-motion="reduced"] &': { scrollBehavior: 'auto' } },
      },
    },
  }),
  'Carousel-row',
);

export const item = style(
  component({
    flex: 'none',
    inlineSize: `min(var(${itemWidth}), 42%)`,
    minInlineSize: 0,
    scrollSnapAlign: 'start',
  }),
  'Carousel-item',
);
