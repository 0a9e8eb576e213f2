import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

/** The height is constant, so that no layout shift occurs when its content changes. */
export const sentinel = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    minBlockSize: 64,
    color: vars.color.textMuted,
    fontSize: vars.text.body,
    textAlign: 'center',
  }),
);
