import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { row } from '../options/options.css.ts';
import { scrollShadows } from '../options/scrollShadows.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media, transition } from '../theme/styles.ts';

export { description, icon, mark, section, title, text } from '../options/options.css.ts';

/** The padding between a list and its items, in pixels: a virtualized list needs the number. */
export const listPadding = 4;

export const list = recipe(
  {
    base: component({
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: 0,
      maxBlockSize: measures.listBoxMaxHeight,
      padding: listPadding,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      color: vars.color.text,
      outline: 'none',
      selectors: {
        '&[data-focus-visible][data-empty]': {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: -2,
          borderRadius: vars.radius.card,
        },
      },
    }),
    variants: {
      variant: {
        outlined: component({
          background: vars.color.raised,
          border: `1px solid ${vars.color.hairline}`,
          borderRadius: vars.radius.card,
        }),
        plain: component({ ...scrollShadows, '@media': { [media.phone]: { maxBlockSize: 'none' } } }),
      },
      isVirtualized: { true: component({ padding: 0 }) },
    },
  },
  'ListBox-list',
);

export const item = style(
  [
    row,
    component({
      boxSizing: 'border-box',
      position: 'relative',
      color: vars.color.text,
      selectors: {
        '&[data-hovered]': { background: vars.color.hover },
        '&[data-focused]': { background: vars.color.hover },
        '&[data-pressed]': { background: vars.color.selected },
        '&[data-selected]': { fontWeight: vars.weight.medium },
        '&[data-disabled]': { opacity: 0.45 },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&[data-focused], &[data-hovered]': {
              forcedColorAdjust: 'none',
              background: 'Highlight',
              color: 'HighlightText',
            },
            '&[data-disabled]': { color: 'GrayText', opacity: 1 },
          },
        },
      },
    }),
  ],
  'ListBox-item',
);

/** The checkbox of an item in multiple selection. */
export const checkbox = style(
  component({
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: 4,
    color: 'transparent',
    ...transition('background-color', 'border-color'),
    selectors: {
      '[data-selected] > &': {
        background: vars.color.accent.fill,
        borderColor: vars.color.accent.fill,
        color: vars.color.accent.text,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  'ListBox-checkbox',
);

/** The content of an empty list, or of one that is loading. */
export const note = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    boxSizing: 'border-box',
    minBlockSize: measures.touchTarget,
    padding: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.text.body,
    textAlign: 'center',
  }),
  'ListBox-note',
);
