import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { media, pageBleed } from '@segno/ui/theme/styles';

/**
 * The layout of rows below the first viewport is deferred until they come near it, which speeds up the first paint of
 * slow phones.
 */
export const late = style({
  '@layer': {
    [featureLayer]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 280px',
      // Space for focus rings, and for rows that scroll to the edges of the page.
      overflowClipMargin: `var(${pageBleed}, ${vars.space.xs})`,
    },
  },
});

/** The rows of a page. The gap is smaller on a phone, where each row has a third of the viewport's height. */
export const rows = style({
  '@layer': { [featureLayer]: { '@media': { [media.phone]: { gap: vars.space.lg } } } },
});
