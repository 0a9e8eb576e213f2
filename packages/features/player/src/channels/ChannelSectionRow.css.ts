import { style } from '@vanilla-extract/css';
import { featureLayer, vars } from '@segno/ui/theme';
import { media, pageBleed } from '@segno/ui/theme/styles';

/** A row that is below the first screen is laid out when it comes near, which a slow phone's first paint feels. */
export const late = style({
  '@layer': {
    [featureLayer]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 280px',
      // Room for focus rings, and for rows that scroll to the edges of the page.
      overflowClipMargin: `var(${pageBleed}, ${vars.space.xs})`,
    },
  },
});

/** The rows of a page, closer on a phone, where each of them is as tall as a third of the screen. */
export const rows = style({
  '@layer': { [featureLayer]: { '@media': { [media.phone]: { gap: vars.space.lg } } } },
});
