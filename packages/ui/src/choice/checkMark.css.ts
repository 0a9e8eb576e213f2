import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';
import { box, mark } from './choice.css.ts';

export const square = style(
  [box, component({ borderRadius: `min(5px, ${vars.radius.control})` })],
  'checkMark-square',
);

export const tick = style(
  component({
    inlineSize: `calc(${mark} * 0.72)`,
    blockSize: `calc(${mark} * 0.72)`,
    strokeWidth: 3.25,
  }),
  'checkMark-tick',
);
