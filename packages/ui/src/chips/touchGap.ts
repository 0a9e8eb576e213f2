import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';

export const gap = vars.space.xs;

/** The gap between tags on touch screens, so that hit targets of 44 px do not overlap. */
export const touchGap = (size: keyof typeof measures.chipHeight) => ({
  columnGap: gap,
  rowGap: `max(${gap}, ${44 - measures.chipHeight[size]}px)`,
});
