import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const hidden = style(
  component({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);
