import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * On a phone, and beside an open queue, the button has its icon alone, so that all buttons of a head fit in one line. Its
 * name stays.
 */
export const words = style(
  feature({ '@media': { [media.phone]: hidden }, '@container': { '(max-width: 420px)': hidden } }),
);
