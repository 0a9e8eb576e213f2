import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const frame = style(
  feature({
    inlineSize: '100%',
    blockSize: 420,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    // literal: mails are written for white paper
    background: 'white',
  }),
);

export const text = style(feature({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
