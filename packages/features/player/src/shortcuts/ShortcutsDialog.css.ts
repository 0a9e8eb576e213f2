import { vars } from '@segno/ui/theme';
import { feature, focusRing } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';
import { measures } from '@segno/ui/theme/measures';

export const groups = style(feature({ columns: '260px 2', columnGap: vars.space.xl }));

export const group = style(feature({ breakInside: 'avoid', marginBlockEnd: vars.space.lg }));

export const list = style(feature({ margin: 0, marginBlockStart: vars.space['2xs'] }));

export const row = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minBlockSize: measures.inputHeight.sm,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
);

export const keys = style(
  feature({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'], margin: 0, flex: 'none' }),
);

/** Has the focus while it waits for a key. */
export const recording = style([
  keys,
  feature({ borderRadius: vars.radius.control, paddingInlineStart: vars.space.xs, selectors: focusRing }),
]);

export const combination = style(
  feature({ display: 'inline-flex', gap: vars.space['3xs'], direction: 'ltr' }),
);
