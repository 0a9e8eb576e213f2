import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const swatch = style(
  component({ position: 'relative', flex: 'none', fontSize: 'calc(var(--segno-field-icon) + 2px)' }),
  'ColorField-swatch',
);

/** Tabular figures align colour codes; the direction is always left to right. */
export const input = style(component({ fontVariantNumeric: 'tabular-nums', fontFamily: vars.font.mono }));
