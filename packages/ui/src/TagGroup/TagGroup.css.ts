import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, media, touchTarget, transition } from '../theme/styles.ts';
import { gap, touchGap } from '../chips/touchGap.ts';

const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap,
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    // Without a focusable tag the group itself is focused.
    selectors: focusRing,
  }),
);

const rows = (size: Parameters<typeof touchGap>[0]) =>
  component({ '@media': { [media.coarse]: touchGap(size) } });

export const tags = recipe({
  base: list,
  variants: { size: { xs: rows('xs'), sm: rows('sm'), md: rows('md'), lg: rows('lg') } },
});

/** The hit target of a tag includes half of the gap and the border of 1 px. */
const hitTarget = {
  content: '',
  position: 'absolute',
  insetBlock: 'min(0px, calc((100% - 44px) / 2))',
  insetInline: `calc(-1px - ${gap} / 2)`,
} as const;

/** The styles of a tag beyond those of a chip. */
export const tag = style(
  component({
    boxSizing: 'border-box',
    position: 'relative',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...transition('background-color', 'border-color', 'color', 'opacity'),
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: vars.color.controlBorder },
      '&[data-pressed]': { opacity: 0.7 },
      '&[data-selected]': { background: vars.color.text, color: vars.color.background },
      '&[data-disabled]': { opacity: 0.45 },
      '&[data-allows-removing]': { paddingInlineEnd: '0.3em' },
    },
    '@media': {
      // On touch screens the hit targets of the tag and of its button are 44 px each.
      [media.coarse]: {
        selectors: {
          '&&': { minInlineSize: `calc(44px - ${gap})` },
          '&&::before': hitTarget,
          '&&[data-allows-removing]': { minInlineSize: `calc(88px - ${gap})`, paddingInlineEnd: 0 },
        },
      },
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  'TagGroup-tag',
);

export const remove = style(
  component({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    flex: 'none',
    inlineSize: '1.4em',
    blockSize: '1.4em',
    padding: 0,
    appearance: 'none',
    background: 'none',
    border: 'none',
    borderRadius: vars.radius.round,
    outline: 'none',
    color: 'inherit',
    font: 'inherit',
    opacity: 0.75,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRing,
      '&:hover': { opacity: 1, background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    },
    '@media': {
      [media.coarse]: {
        ...touchTarget['@media'][media.coarse],
        selectors: {
          '&&': { zIndex: 1, inlineSize: 36, marginInlineStart: 'auto' },
          // The hit target extends beyond the tag and into the padding after its label.
          '&&::after': {
            insetInlineStart: `calc(${gap} / 2 - 7px)`,
            insetInlineEnd: `calc(-1px - ${gap} / 2)`,
          },
        },
      },
    },
  }),
  'TagGroup-remove',
);

export const empty = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.body }),
  'TagGroup-empty',
);
