import { style } from '@vanilla-extract/css';
import { featureLayer } from '@segno/ui/theme';

/** A row that is below the first screen is laid out when it comes near, which a slow phone's first paint feels. */
export const late = style({
  '@layer': {
    [featureLayer]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 280px',
      // Room for focus rings.
      overflowClipMargin: '8px',
    },
  },
});
