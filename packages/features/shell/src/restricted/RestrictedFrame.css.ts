import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const frame = style(
  feature({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvb',
    paddingInline: vars.space.md,
    paddingBlockEnd: vars.space['2xl'],
  }),
);

export const header = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minInlineSize: 0,
    paddingBlock: vars.space.md,
  }),
);

export const main = style(
  feature({
    display: 'grid',
    alignContent: 'center',
    inlineSize: '100%',
    maxInlineSize: 420,
    minInlineSize: 0,
    marginInline: 'auto',
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
);
