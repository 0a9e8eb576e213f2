import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';
import { measures } from '../theme/measures.ts';

const selected = (background: string, color: string, hovered: string) =>
  component({
    selectors: {
      '&[data-selected]': { background, borderColor: 'transparent', color },
      '&[data-selected][data-hovered]': { background: hovered },
      '&[data-selected][data-pressed]': { background: hovered, opacity: 0.85 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected], &[data-selected]:is([data-hovered], [data-pressed])': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  });

const inverse = `color-mix(in srgb, ${vars.color.text} 88%, ${vars.color.background})`;
/** Lighter than its surface, in a dark theme too. */
// literal: lightens the theme colour
const raised = `color-mix(in srgb, ${vars.color.overlay} 82%, white)`;
const square = (size: keyof typeof measures.inputHeight, icon: number) =>
  component({
    inlineSize: measures.inputHeight[size],
    blockSize: measures.inputHeight[size],
    flexShrink: 0,
    padding: 0,
    fontSize: icon / 1.25,
  });

export const toggleButton = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    tone: {
      neutral: selected(vars.color.text, vars.color.background, inverse),
      accent: selected(vars.color.accent.fill, vars.color.accent.text, vars.color.accent.hover),
    },
    isSegment: {
      true: component({
        flex: '1 1 auto',
        minBlockSize: 0,
        blockSize: '100%',
        borderRadius: `calc(${vars.radius.control} - 2px)`,
        color: vars.color.textMuted,
        selectors: {
          '&[data-hovered]': { background: 'transparent', color: vars.color.text },
          '&[data-selected], &[data-selected]:is([data-hovered], [data-pressed])': {
            background: raised,
            boxShadow: vars.shadow.raised,
            color: vars.color.text,
          },
          '&[data-selected][data-pressed]': { opacity: 1 },
        },
      }),
    },
  },
});

export const icon = recipe({
  variants: {
    size: {
      '2xs': square('2xs', 16),
      xs: square('xs', 18),
      sm: square('sm', 20),
      md: square('md', 22),
      lg: square('lg', 26),
      xl: square('xl', 30),
    },
  },
});
