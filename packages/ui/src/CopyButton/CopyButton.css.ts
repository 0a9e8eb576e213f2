import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

/** Both contents are in one grid cell, so that the button keeps its width. */
export const stack = style(component({ display: 'inline-grid', alignItems: 'center', minInlineSize: 0 }));

export const layer = style(
  component({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5em',
    minInlineSize: 0,
    selectors: { '&[data-away]': { visibility: 'hidden' } },
  }),
);
