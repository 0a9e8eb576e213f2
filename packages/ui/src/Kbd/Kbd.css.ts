import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

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
