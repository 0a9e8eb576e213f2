import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { ellipsis, media } from '@segno/ui/theme/styles';
import { measures } from '@segno/ui/theme/measures';

/** The display width of a cover in a grid or row, for `sizes`. */
export const coverSizes = '(max-width: 768px) 42vw, 192px';

/** Names stand below each other: each is a target of 24 px for a finger (WCAG 2.5.8). */
const fingerLine = { [media.coarse]: { lineHeight: '24px' } };

export const card = style({
  '@layer': {
    [featureLayer]: {
      position: 'relative',
      minInlineSize: 0,
      contain: 'layout style',
    },
  },
});

export const cover = style({
  '@layer': {
    [featureLayer]: {
      position: 'relative',
      marginBlockEnd: vars.space.sm,
    },
  },
});

export const play = style({
  '@layer': {
    [featureLayer]: {
      position: 'absolute',
      // Above the link that covers the card.
      zIndex: 2,
      insetBlockEnd: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      // Over a picture: the colours are the same in both themes.
      // literal: over a picture, the same in both themes
      boxShadow: '0 2px 8px #00000052',
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.easing}`,
      '@media': {
        // Always shown on touch screens, and small, so that the cover is visible; the hit target is larger.
        '(hover: none)': {
          inlineSize: '36px',
          blockSize: measures.inputHeight.sm,
          minBlockSize: 0,
          fontSize: '14px',
        },
        '(hover: hover)': {
          opacity: 0,
          transform: 'translateY(4px)',
          selectors: {
            [`${card}:hover &, &:focus-visible, &[data-current], &[data-pending]`]: {
              opacity: 1,
              transform: 'none',
            },
          },
        },
        '(prefers-reduced-motion: reduce)': { transition: 'none', transform: 'none' },
      },
    },
  },
});

export const title = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      display: 'block',
      color: vars.color.text,
      fontSize: vars.text.body,
      fontWeight: vars.weight.medium,
      lineHeight: 1.4,
      textDecoration: 'none',
      borderRadius: vars.radius.control,
      '@media': fingerLine,
      selectors: {
        '&[data-shape="round"]': { textAlign: 'center' },
        [`${card}:has([data-current]) &`]: { color: vars.color.accent.ink },
        '&:hover': { textDecoration: 'underline' },
        // The whole card is the hit target of the link in its name.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          borderRadius: vars.radius.card,
        },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: '4px',
        },
      },
    },
  },
});

export const subtitle = style({
  '@layer': {
    [featureLayer]: {
      ...ellipsis,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      lineHeight: 1.5,
      '@media': fingerLine,
      selectors: { '&[data-shape="round"]': { textAlign: 'center' } },
    },
  },
});
