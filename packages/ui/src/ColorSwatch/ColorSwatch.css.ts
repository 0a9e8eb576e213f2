import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { checkerboard, colorVariable } from '../colors/checkerboard.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

const { inputHeight } = measures;
const size = (edge: number) => component({ inlineSize: edge, blockSize: edge });

export const swatch = recipe({
  base: component({
    flex: 'none',
    display: 'block',
    border: 0,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 24%, transparent)`,
    background: `linear-gradient(var(${colorVariable}), var(${colorVariable})), ${checkerboard}`,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { boxShadow: 'none', border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      inherit: component({ inlineSize: '1em', blockSize: '1em' }),
      '2xs': size(inputHeight['2xs']),
      xs: size(inputHeight.xs),
      sm: size(inputHeight.sm),
      md: size(inputHeight.md),
      lg: size(inputHeight.lg),
      xl: size(inputHeight.xl),
    },
    shape: {
      square: component({ borderRadius: `min(${vars.radius.control}, 25%)` }),
      round: component({ borderRadius: vars.radius.round }),
    },
  },
});

/** A diagonal line: there is no colour. */
export const none = style(
  component({
    background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.danger.fill} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)), ${vars.color.raised}`,
  }),
);
