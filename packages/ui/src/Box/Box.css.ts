import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const padding = styleVariants({ none: '0', ...vars.space }, (value) => component({ padding: value }));

export const radius = styleVariants(vars.radius, (value) => component({ borderRadius: value }));

export const surface = styleVariants({
  raised: component({ background: vars.color.raised, boxShadow: vars.shadow.raised }),
  overlay: component({ background: vars.color.overlay, boxShadow: vars.shadow.overlay }),
  sunken: component({ background: vars.color.neutral.fill, color: vars.color.neutral.text }),
  outlined: component({ border: `1px solid ${vars.color.hairline}` }),
});
