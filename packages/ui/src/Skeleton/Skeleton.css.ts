import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style(
  component({
    display: 'block',
    blockSize: '1em',
    maxInlineSize: '100%',
    background: vars.color.skeleton,
    animation: `${breathe} ${vars.motion.loop} ease-in-out infinite`,
    // Forced colours remove the background; a border keeps the shape visible.
    outline: '1px solid transparent',
    outlineOffset: -1,
  }),
);

export const radius = styleVariants(vars.radius, (borderRadius) => component({ borderRadius }));
