import { globalStyle, style } from '@vanilla-extract/css';
import { kbd } from '../Kbd/Kbd.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const keys = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    gap: 2,
    // A finger has no keys.
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);

// In a row the words come first.
globalStyle(
  `${keys} > ${kbd}`,
  component({
    background: 'none',
    // It shows on a row that is pointed at too.
    borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
    borderBlockEndWidth: 1,
    fontWeight: vars.weight.regular,
    '@media': { [media.forcedColors]: { color: 'inherit', borderColor: 'currentColor' } },
  }),
);
