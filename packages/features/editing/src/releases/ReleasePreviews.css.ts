import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const card = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    gap: vars.space.md,
    alignItems: 'center',
    padding: vars.space.sm,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
  }),
);

export const picture = style(
  feature({
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    background: vars.color.hover,
    borderRadius: vars.radius.control,
  }),
);

export const player = style(
  feature({ inlineSize: '100%', blockSize: 384, border: 0, borderRadius: vars.radius.control }),
);
