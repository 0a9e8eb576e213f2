import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

/** The pages of settings at the start, the form beside them; on narrow screens above it. */
export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg } },
  }),
);

/** It stays in view while the form scrolls. */
export const wideIndex = style(
  feature({
    position: 'sticky',
    insetBlockStart: `var(--segno-page-start, 0px)`,
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const narrowIndex = style(
  feature({ display: 'none', minInlineSize: 0, '@media': { [media.narrow]: { display: 'block' } } }),
);

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
