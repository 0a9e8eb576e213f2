import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, ellipsis, media } from '../theme/styles.ts';

export const menu = style(
  component({
    boxSizing: 'border-box',
    minInlineSize: 180,
    maxBlockSize: measures.listBoxMaxHeight,
    minBlockSize: 0,
    padding: vars.space['2xs'],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '@media': { [media.phone]: { maxBlockSize: 'none', padding: vars.space.xs } },
  }),
);

export const item = recipe({
  base: component({
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
      '&[data-focused], &[data-open]': { background: vars.color.hover },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
      '&[data-pressed]': { background: vars.color.selected },
      '&[data-disabled]': { opacity: 0.45 },
    },
    '@media': {
      [media.coarse]: { minBlockSize: 44 },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused], &[data-open]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  variants: {
    tone: {
      default: component({ color: vars.color.text }),
      danger: component({ color: vars.color.danger.ink }),
    },
  },
});

const glyph = { display: 'inline-flex', flex: 'none', inlineSize: 16, justifyContent: 'center' } as const;

export const mark = style(component({ ...glyph, color: vars.color.accent.ink }));
export const icon = style(component({ ...glyph, opacity: 0.8 }));

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    // Where some items begin with a picture, the words of all stand in one line.
    selectors: {
      [`${menu}:has(${mark}:first-child, ${icon}:first-child) &:first-child`]: {
        paddingInlineStart: `calc(16px + ${vars.space.sm})`,
      },
    },
  }),
);

export const description = style(component({ color: vars.color.textMuted, fontSize: vars.text.small }));

export const shortcut = style(
  component({
    ...ellipsis,
    flex: 'none',
    marginInlineStart: vars.space.md,
    color: vars.color.textMuted,
    fontFamily: vars.font.sans,
    fontSize: vars.text.small,
    '::after': { content: 'attr(data-keys)' },
    // A finger has no keys.
    '@media': { [media.coarse]: { display: 'none' } },
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
);

export const separator = style(
  component({
    blockSize: 1,
    marginBlock: vars.space['2xs'],
    marginInline: vars.space.xs,
    background: vars.color.hairline,
    border: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
