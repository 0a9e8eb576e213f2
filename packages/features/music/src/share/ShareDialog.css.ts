import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.sm,
  }),
);

export const frame = style(
  feature({ display: 'block', inlineSize: '100%', border: 0, borderRadius: vars.radius.card }),
);
