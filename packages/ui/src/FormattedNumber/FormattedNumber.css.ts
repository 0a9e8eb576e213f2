import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

/** Figures of one width line up, and do not shake while they change. */
export const figures = style(component({ fontVariantNumeric: 'tabular-nums' }));
