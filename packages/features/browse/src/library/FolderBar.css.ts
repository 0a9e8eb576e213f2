import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { feature } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineEnd: vars.space['2xs'],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:has([data-drop-target])': {
        background: vars.color.selected,
        outline: `2px solid ${vars.color.focus}`,
      },
    },
  }),
);

export const link = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
    minBlockSize: measures.inputHeight.sm,
    paddingInline: vars.space.sm,
    overflowWrap: 'anywhere',
  }),
);
