import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, media } from '../theme/styles.ts';

export const pagination = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    '@media': { [media.phone]: { justifyContent: 'space-between', gap: vars.space.xs } },
  }),
);

export const step = style(
  component({
    flex: 'none',
    selectors: { '&[aria-disabled="true"]:not([data-pending])': { cursor: 'default', opacity: 0.45 } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } } },
    },
  }),
  'CursorPagination-step',
);

export const between = style(
  component({
    ...ellipsis,
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  }),
  'CursorPagination-between',
);
