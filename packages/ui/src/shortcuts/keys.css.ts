import { globalStyle, style } from '@vanilla-extract/css';
import { kbd } from '../Kbd/Kbd.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const keys = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    gap: 2,
    // Touch devices have no keyboard.
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);

// In a row the keys are less prominent than the label.
globalStyle(
  `${keys} > ${kbd}`,
  component({
    background: 'none',
    // The border is also visible on a hovered row.
    borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
    borderBlockEndWidth: 1,
    fontWeight: vars.weight.regular,
    '@media': { [media.forcedColors]: { color: 'inherit', borderColor: 'currentColor' } },
  }),
);
