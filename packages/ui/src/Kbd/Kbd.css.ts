import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const kbd = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.75em',
    paddingInline: '0.4em',
    blockSize: '1.75em',
    border: `1px solid ${vars.color.hairline}`,
    borderBlockEndWidth: 2,
    borderRadius: 5,
    background: vars.color.raised,
    color: vars.color.textMuted,
    fontFamily: vars.font.sans,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  }),
);

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
