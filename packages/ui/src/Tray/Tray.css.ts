import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** The overlay already dims the page. The class is doubled to override the surface in any load order. */
export const modal = style(component({ selectors: { '&&': { boxShadow: 'none' } } }), 'Tray-modal');

export const dialog = style(component({ padding: vars.space.md, outline: 'none' }), 'Tray-dialog');

export const title = style(
  component({
    marginBlockEnd: vars.space.sm,
    fontSize: vars.text.large,
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
  }),
  'Tray-title',
);
