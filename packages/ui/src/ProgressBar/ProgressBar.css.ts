import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, direction } from '../theme/styles.ts';

export { bar, fill, part, track, value, labels } from '../progress/bar.css.ts';

export const size = styleVariants({ sm: 2, md: 6 }, (blockSize) => component({ blockSize }));

const sweep = keyframes({
  from: { transform: `translateX(calc(-100% * ${direction}))` },
  to: { transform: `translateX(calc(250% * ${direction}))` },
});

export const sweeping = style(
  component({
    inlineSize: '40%',
    transition: 'none',
    animation: `${sweep} ${vars.motion.loop} ease-in-out infinite`,
  }),
);
