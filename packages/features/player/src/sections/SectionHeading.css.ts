import { style } from '@vanilla-extract/css';
import { feature } from '@segno/ui/theme/styles';

/** A heading with a small button at the end of its line. */
export const withAction = style(
  feature({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 32 }),
);
