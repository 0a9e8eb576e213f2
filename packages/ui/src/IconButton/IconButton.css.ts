import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component } from '../theme/styles.ts';

// An icon is 1.25 em wide.
const size = (height: keyof typeof measures.inputHeight, iconSize: number) =>
  component({
    inlineSize: measures.inputHeight[height],
    blockSize: measures.inputHeight[height],
    fontSize: iconSize / 1.25,
  });

export const iconButton = recipe({
  // Keeps the button round in a narrow container.
  base: component({ flexShrink: 0, maxInlineSize: 'none', padding: 0 }),
  variants: {
    size: {
      '2xs': size('2xs', 16),
      xs: size('xs', 18),
      sm: size('sm', 20),
      md: size('md', 22),
      lg: size('lg', 26),
      xl: size('xl', 30),
    },
    shape: {
      round: component({ borderRadius: vars.radius.round }),
      square: component({ borderRadius: vars.radius.control }),
    },
  },
});
