/** The variables that the parts of a table share. */
import { createVar } from '@vanilla-extract/css';

/** What lies behind the rows; what sticks has to cover them with it. */
export const surface = createVar();

export const rowHeight = createVar();

/** The colour of a row's state, over the surface. */
export const tint = createVar();
