import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export { bar, fill, part, track, value, labels } from '../progress/bar.css.ts';

export const size = styleVariants({ sm: 4, md: 8 }, (blockSize) => component({ blockSize }));

export const tone = styleVariants(
  {
    accent: vars.color.accent.fill,
    positive: vars.color.positive.fill,
    warning: vars.color.warning.fill,
    danger: vars.color.danger.fill,
  },
  (background) => component({ background, '@media': { [media.forcedColors]: { background: 'Highlight' } } }),
);
