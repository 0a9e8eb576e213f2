import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** A kind of jobs with its number. */
export const worker = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 128px auto',
    gap: vars.space.sm,
    alignItems: 'center',
    overflowWrap: 'anywhere',
  }),
);
