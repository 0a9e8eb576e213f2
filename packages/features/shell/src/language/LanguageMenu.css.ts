import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';
import { phone } from '../frame/frameMeasures.css.ts';

/** On a phone the More menu has the languages. */
export const languages = style(feature({ '@media': { [phone]: { display: 'none' } } }));
