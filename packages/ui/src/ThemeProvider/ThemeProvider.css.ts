import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** Inherited colours and fonts are computed values, so they have to be set again where the variables change. */
export const themed = style(component({ color: vars.color.text, fontFamily: vars.font.sans }));

export const wrapper = style([themed, component({ background: vars.color.background })]);
