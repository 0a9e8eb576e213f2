import { vars } from '@segno/ui/theme';
import { ellipsis, feature, focusRingInside } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const queue = style(
  feature({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 }),
);

export const header = style(
  feature({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: 56,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
  }),
);

export const actions = style(feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'] }));

export const body = style(
  feature({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    paddingInline: vars.space.xs,
    paddingBlockEnd: vars.space.md,
    selectors: focusRingInside,
  }),
);

export const section = style(feature({ selectors: { '& + &': { marginBlockStart: vars.space.md } } }));

export const sectionTitle = style(
  feature({
    ...ellipsis,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space['2xs'],
  }),
);

export const current = style(
  feature({
    blockSize: 56,
    paddingInline: vars.space.xs,
  }),
);

/** A virtualised list needs a definite height. */
export const long = style(feature({ blockSize: '70dvb' }));

export const more = style(
  feature({ display: 'grid', justifyItems: 'start', paddingBlock: vars.space['2xs'] }),
);

export const note = style(feature({ paddingInline: vars.space.xs, paddingBlockStart: vars.space.sm }));

export const autoplay = style(feature({ paddingInline: vars.space.xs, paddingBlockStart: vars.space.md }));

export const recents = style(feature({ listStyle: 'none', margin: 0, padding: 0 }));

export const recent = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minBlockSize: 48,
    paddingInline: vars.space.xs,
  }),
);

export const recentText = style(feature({ display: 'grid', minInlineSize: 0 }));
