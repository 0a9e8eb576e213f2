import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

/** An option of a listbox, or an item of a menu, without the looks of its states that differ. */
export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: measures.inputHeight.sm,
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.sm,
    borderRadius: `calc(${vars.radius.card} - ${vars.space['2xs']})`,
    fontSize: vars.text.body,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[href]': { cursor: 'pointer' },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    },
    '@media': { [media.coarse]: { minBlockSize: measures.touchTarget } },
  }),
);

export const section = style(
  component({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space['2xs'],
        paddingBlockStart: vars.space['2xs'],
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
);

export const title = style(
  component({
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
  'options-title',
);

/** The label of an item and the description below it. */
export const text = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  'options-text',
);

export const description = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
  'options-description',
);

export const icon = style(
  component({ display: 'inline-flex', flex: 'none', inlineSize: 16, justifyContent: 'center', opacity: 0.8 }),
  'options-icon',
);

/** The check mark of the selected item. It reserves its space, so that the text does not move. */
export const mark = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    inlineSize: 16,
    justifyContent: 'center',
    color: vars.color.accent.ink,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
  'options-mark',
);
