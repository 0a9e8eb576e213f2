import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/** The class is doubled for specificity: it overrides the padding of the tray in any load order. */
export const padded = style(
  component({
    selectors: { '&&': { padding: vars.space.md } },
    '@media': {
      [media.phone]: {
        selectors: { '&&': { paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))` } },
      },
    },
  }),
);
