import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as options from '../options/options.css.ts';
import { scrollShadows } from '../options/scrollShadows.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

export const { description, icon, mark, section, title } = options;

export const menu = style(
  component({
    ...scrollShadows,
    boxSizing: 'border-box',
    minInlineSize: 180,
    // Longer labels wrap: in a wider menu the shortcut would be too far from its label.
    maxInlineSize: 400,
    maxBlockSize: measures.listBoxMaxHeight,
    minBlockSize: 0,
    padding: vars.space['2xs'],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '@media': { [media.phone]: { maxInlineSize: 'none', maxBlockSize: 'none', padding: vars.space.xs } },
  }),
);

export const item = recipe(
  {
    base: [
      options.row,
      component({
        selectors: {
          '&[data-focused], &[data-open]': { background: vars.color.hover },
          '&[data-pressed]': { background: vars.color.selected },
          '&[data-disabled]': { opacity: 0.45 },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '&[data-focused], &[data-open]': {
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
    variants: {
      tone: {
        neutral: component({ color: vars.color.text }),
        danger: component({ color: vars.color.danger.ink }),
      },
    },
  },
  'Menu-item',
);

export const text = style(
  [
    options.text,
    component({
      // Where some items have an icon, the labels of all items are aligned.
      selectors: {
        [`${menu}:has(${mark}:first-child, ${icon}:first-child) &:first-child`]: {
          paddingInlineStart: `calc(16px + ${vars.space.sm})`,
        },
      },
    }),
  ],
  'Menu-text',
);

export const separator = style(
  component({
    blockSize: 1,
    marginBlock: vars.space['2xs'],
    marginInline: vars.space.xs,
    background: vars.color.hairline,
    border: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
  'Menu-separator',
);
