import { vars } from '@segno/ui/theme';
import { measures } from '@segno/ui/theme/measures';
import { ellipsis, feature, media } from '@segno/ui/theme/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({
    display: 'grid',
    // A column narrower than its longest name.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The sidebar is collapsed to icons: by choice, or because the window is narrow. */
const collapsed = ':root[data-sidebar="collapsed"] &';
const gone = { display: 'none' };

export const section = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    marginBlockStart: vars.space.md,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);

export const expandedOnly = style(
  feature({ '@media': { [media.narrow]: gone }, selectors: { [collapsed]: gone } }),
);

export const head = style([
  feature({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
  expandedOnly,
]);

const quietButton = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: measures.inputHeight.sm,
  minInlineSize: 0,
  paddingInline: vars.space.sm,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

const target = {
  background: vars.color.selected,
  outline: `2px solid ${vars.color.focus}`,
  color: vars.color.text,
};

export const fold = style(
  feature({
    ...quietButton,
    gap: vars.space.xs,
    fontWeight: vars.weight.medium,
    selectors: { '&:hover': { color: vars.color.text }, '&[data-drop-target]': target },
  }),
);

export const folder = style(feature({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));

export const folderButton = style(
  feature({
    ...quietButton,
    flex: 1,
    selectors: { '&:hover': { color: vars.color.text }, '&[data-drop-target]': target },
  }),
);

export const nested = style([
  list,
  feature({
    paddingInlineStart: vars.space.md,
    '@media': { [media.narrow]: { paddingInlineStart: 0 } },
    selectors: { [collapsed]: { paddingInlineStart: 0 } },
  }),
]);

/** A cover of the size of an icon. */
export const cover = style(feature({ flex: 'none', inlineSize: 20 }));

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
      '&[data-drop-target]': target,
    },
  }),
);

export const icon = style(feature({ flex: 'none' }));

export const label = style(feature({ ...ellipsis, minInlineSize: 0 }));
