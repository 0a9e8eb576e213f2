import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const code = style(
  component({
    paddingInline: '0.3em',
    paddingBlock: '0.1em',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: 5,
    background: vars.color.raised,
    color: 'inherit',
    fontFamily: vars.font.mono,
    fontSize: '0.9em',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  }),
);
