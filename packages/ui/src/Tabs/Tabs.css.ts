import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, focusRingInside, media, transition } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

export const tabs = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', gap: vars.space.lg } },
  }),
);

const fade = 32;

export const list = style(
  component({
    display: 'flex',
    gap: vars.space.lg,
    boxShadow: `inset 0 -1px 0 ${vars.color.hairline}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring and the fade beside a tab that is scrolled into view.
    scrollPaddingInline: fade + 8,
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      // The list fades out where it overflows. A mask has physical directions only.
      '&[data-fades~="left"][data-fades~="right"]': {
        // literal: a mask uses the opacity only
        maskImage: `linear-gradient(to right, transparent, #000 ${fade}px calc(100% - ${fade}px), transparent)`,
      },
      // literal: a mask uses the opacity only
      '&[data-fades="left"]': { maskImage: `linear-gradient(to right, transparent, #000 ${fade}px)` },
      // literal: a mask uses the opacity only
      '&[data-fades="right"]': { maskImage: `linear-gradient(to left, transparent, #000 ${fade}px)` },
      '&[data-orientation="vertical"]': {
        flex: 'none',
        flexDirection: 'column',
        gap: vars.space['3xs'],
        overflowX: 'visible',
        boxShadow: 'none',
        borderInlineStart: `1px solid ${vars.color.hairline}`,
        maxInlineSize: '50%',
      },
    },
  }),
);

export const tab = style(
  component({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: measures.touchTarget,
    paddingInline: vars.space['2xs'],
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color'),
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: 2,
      borderRadius: vars.radius.round,
      background: 'transparent',
      ...transition('background-color'),
    },
    selectors: {
      ...focusRingInside,
      '&[data-hovered]': { color: vars.color.text },
      '&[data-hovered]::after': { background: vars.color.hairline },
      '&[data-selected]': { color: vars.color.text },
      '&[data-selected]::after': { background: vars.color.accent.fill },
      '&[data-pressed]': { opacity: 0.7 },
      '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
      '[data-orientation="vertical"] > &': {
        minBlockSize: measures.inputHeight.sm,
        paddingBlock: vars.space['2xs'],
        paddingInline: vars.space.md,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '[data-orientation="vertical"] > &::after': {
        insetBlock: 6,
        insetInline: '-1px auto',
        inlineSize: 2,
        blockSize: 'auto',
      },
    },
    '@media': {
      [media.coarse]: {
        selectors: { '[data-orientation="vertical"] > &': { minBlockSize: measures.touchTarget } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { color: 'Highlight' },
          '&[data-selected]::after': { background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

export const panel = style(
  component({
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: vars.space.md,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { ...focusRing, '[data-orientation="vertical"] > &': { paddingBlockStart: vars.space.xs } },
  }),
);
