import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { component } from './styles.ts';

/** A class for each step of the space scale, and one for no space. */
export const gap = styleVariants({ none: '0', ...vars.space }, (value) => component({ gap: value }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (value) => component({ alignItems: value }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => component({ justifyContent: value }),
);
