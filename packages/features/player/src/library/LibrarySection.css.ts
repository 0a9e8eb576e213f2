import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { ellipsis, feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({
    display: 'grid',
    // A column narrower than its longest name.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    margin: 0,
    marginBlockStart: vars.space.md,
    padding: 0,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    listStyle: 'none',
  }),
);

export const link = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: measures.inputHeight.sm,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    selectors: {
      '&:hover, &[aria-current="page"]': { color: vars.color.text },
      '&[data-drop-target]': {
        background: vars.color.selected,
        outline: `2px solid ${vars.color.focus}`,
        color: vars.color.text,
      },
    },
  }),
);

export const icon = style(feature({ flex: 'none' }));

export const label = style(feature({ ...ellipsis, minInlineSize: 0 }));
