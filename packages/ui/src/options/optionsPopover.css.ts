import { style } from '@vanilla-extract/css';
import { floatingMaxWidth } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

/** The popover of the list is at least as wide as the field, and wider for long options. */
export const popover = style(
  component({
    '@media': {
      [`not all and ${media.phone}`]: {
        selectors: {
          '&&': {
            minInlineSize: 'var(--trigger-width)',
            maxInlineSize: `min(max(var(--trigger-width), 360px), ${floatingMaxWidth})`,
          },
        },
      },
    },
  }),
  'optionsPopover-popover',
);

/** A tray with an input is almost as high as the viewport, so that an on-screen keyboard covers only the end of the list. */
export const searchTray = style(
  component({
    '@media': {
      [media.phone]: {
        selectors: {
          '&&': {
            blockSize: 'calc(100dvh - 32px)',
            maxBlockSize: 'calc(100dvh - 32px) !important' as 'none',
            paddingBlockEnd: 'max(var(--segno-keyboard, 0px), env(safe-area-inset-bottom))',
            overflow: 'hidden',
          },
        },
      },
    },
  }),
);

export const search = style(
  component({
    flex: 'none',
    padding: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    '@media': { [media.phone]: { padding: vars.space.sm } },
  }),
);

/** The input at the top of the tray, where an on-screen keyboard does not cover it. */
export const trayBox = style(component({ inlineSize: '100%' }));
