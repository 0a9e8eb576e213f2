import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** On a phone the More menu has the languages. */
export const languages = style(feature({ '@media': { [media.phone]: { display: 'none' } } }));
