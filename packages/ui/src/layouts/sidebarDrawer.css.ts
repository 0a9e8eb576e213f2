import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, direction, media } from '../theme/styles.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const drawer = recipe({
  base: component({
    position: 'fixed',
    insetBlock: 0,
    inlineSize: 'min(300px, calc(100% - 56px))',
    background: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
    transition: `translate ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    side: {
      start: component({
        insetInlineStart: 0,
        selectors: {
          '&[data-entering], &[data-exiting]': { translate: `calc(-100% * ${direction}) 0` },
        },
      }),
      end: component({
        insetInlineEnd: 0,
        selectors: {
          '&[data-entering], &[data-exiting]': { translate: `calc(100% * ${direction}) 0` },
        },
      }),
    },
  },
});

export const dialog = style(
  component({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' }),
);
export const head = style(
  component({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    blockSize: measures.navbarHeight.sm,
    paddingInline: vars.space.xs,
  }),
);
