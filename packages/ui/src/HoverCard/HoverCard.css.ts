import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** `display: contents`: the wrapper does not change the layout of the link. */
export const trigger = style(component({ display: 'contents' }));

export const card = style(
  component({ padding: vars.space.md, maxInlineSize: 320, overflowWrap: 'anywhere' }),
  'HoverCard-card',
);
