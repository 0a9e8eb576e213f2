import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/** Twice the class, to win over the tray's own padding in whatever order the two are loaded. */
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
