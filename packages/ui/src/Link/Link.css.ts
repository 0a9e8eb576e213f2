import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, focusRing, media, transition } from '../theme/styles.ts';

export const link = recipe({
  base: component({
    borderRadius: 3,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color', 'opacity'),
    selectors: { ...focusRing, '&:active': { opacity: 0.7 } },
  }),
  variants: {
    tone: {
      neutral: component({ color: 'inherit' }),
      muted: component({
        color: vars.color.textMuted,
        selectors: { '&:hover, &:focus-visible': { color: vars.color.text } },
      }),
      accent: component({ color: vars.color.accent.ink }),
    },
    underline: {
      always: component({ textDecorationLine: 'underline' }),
      hover: component({
        textDecorationLine: 'none',
        selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } },
      }),
      never: component({ textDecorationLine: 'none' }),
    },
    truncate: { true: component({ display: 'block', ...ellipsis }) },
    isDisabled: {
      true: component({
        color: vars.color.textMuted,
        textDecorationLine: 'none',
        '@media': { [media.forcedColors]: { color: 'GrayText' } },
      }),
    },
  },
});
