import { recipe } from '@vanilla-extract/recipes';
import { surfaceText } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, direction, media } from '../theme/styles.ts';

/** Where a drawer starts to move from, and where it leaves to. */
const outside = (translate: string) => ({
  '&[data-entering], &[data-exiting]': { translate },
});

const width = (size: number) =>
  component({ inlineSize: `min(${size}px, calc(100% - ${2 * measures.overlayPadding}px))` });

export const drawer = recipe(
  {
    base: component({
      ...surfaceText,
      boxSizing: 'border-box',
      position: 'fixed',
      insetBlock: 0,
      display: 'flex',
      flexDirection: 'column',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: vars.color.overlay,
      boxShadow: vars.shadow.overlay,
      outline: 'none',
      transition: `translate ${vars.motion.normal} ${vars.motion.easing}`,
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    }),
    variants: {
      side: {
        start: component({ insetInlineStart: 0, selectors: outside(`calc(-100% * ${direction}) 0`) }),
        end: component({ insetInlineEnd: 0, selectors: outside(`calc(100% * ${direction}) 0`) }),
      },
      size: {
        xs: width(measures.dialogWidth.xs),
        sm: width(measures.dialogWidth.sm),
        md: width(measures.dialogWidth.md),
        lg: width(measures.dialogWidth.lg),
      },
    },
  },
  'Drawer-drawer',
);
