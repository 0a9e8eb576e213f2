import { style } from '@vanilla-extract/css';
import { mark } from '../choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** Indented to the text of the parent. */
export const children = style(component({ paddingInlineStart: `calc(${mark} + ${vars.space.xs})` }));
