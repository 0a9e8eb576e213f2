import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const content = style(
  component({
    display: 'grid',
    gap: vars.space.sm,
    inlineSize: 280,
    maxInlineSize: '100%',
    outline: 'none',
    fontSize: vars.text.body,
  }),
);
