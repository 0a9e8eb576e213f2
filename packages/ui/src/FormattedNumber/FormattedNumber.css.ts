import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

/** Tabular figures align in columns, and keep the width stable while the number changes. */
export const figures = style(component({ fontVariantNumeric: 'tabular-nums' }));
