/** The variables that the parts of a table share. */
import { createVar } from '@vanilla-extract/css';

/** The background of the rows, which sticky cells need to cover other cells. */
export const surface = createVar();

export const rowHeight = createVar();

/** The colour of a row's state, over the surface. */
export const tint = createVar();
