import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const field = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }),
);

export const actions = style(component({ display: 'flex', justifyContent: 'flex-end' }));
