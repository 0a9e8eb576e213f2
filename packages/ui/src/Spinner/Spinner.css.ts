import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  component({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1.25em',
    blockSize: '1.25em',
    borderRadius: vars.radius.round,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    opacity: 0.8,
    // One rotation takes half the duration of a shimmer.
    animation: `${turn} calc(${vars.motion.loop} / 2) linear infinite`,
    verticalAlign: 'middle',
  }),
);
