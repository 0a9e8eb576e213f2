import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** What is inherited as a colour or a font, no longer as a variable, has to be said again where the variables change. */
export const themed = style(component({ color: vars.color.text, fontFamily: vars.font.sans }));

export const wrapper = style([themed, component({ background: vars.color.background })]);
