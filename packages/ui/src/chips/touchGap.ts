import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';

export const gap = vars.space.xs;

/** Room between tags where fingers point: 44 px of one do not lie over the next. */
export const touchGap = (size: keyof typeof measures.chipHeight) => ({
  columnGap: gap,
  rowGap: `max(${gap}, ${44 - measures.chipHeight[size]}px)`,
});
