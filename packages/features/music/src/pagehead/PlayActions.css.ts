import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** On a phone the button has its icon alone, so that all buttons of a head fit in one line. Its name stays. */
export const words = style(
  feature({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
