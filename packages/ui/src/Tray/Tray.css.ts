import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** The page is dimmed by the overlay already. Twice the class, to win over the surface in whatever order. */
export const modal = style(component({ selectors: { '&&': { boxShadow: 'none' } } }));

export const dialog = style(component({ padding: vars.space.md, outline: 'none' }));

export const title = style(
  component({
    marginBlockEnd: vars.space.sm,
    fontSize: vars.text.large,
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
  }),
);
