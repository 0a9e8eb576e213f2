import { globalStyle, style } from '@vanilla-extract/css';
import { icon as itemIcon, text as itemText } from '../options/options.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, ellipsis, media } from '../theme/styles.ts';

export const overlay = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: measures.overlayPadding,
    paddingBlockStart: 'max(16px, 12dvh)',
    '@media': { [media.phone]: { padding: vars.space.xs, paddingBlockStart: vars.space.xs } },
  }),
  'CommandPalette-overlay',
);

export const modal = style(
  component({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: measures.dialogWidth.lg,
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - 2 * ${vars.space.xs})`,
    overflow: 'hidden',
    background: vars.color.overlay,
    color: vars.color.text,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, scale: '0.98' } },
  }),
  'CommandPalette-modal',
);

export const dialog = style(
  component({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' }),
);

export const search = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    flex: 'none',
    minBlockSize: measures.inputHeight.xl,
    paddingInline: vars.space.md,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.large,
    // The field always has the focus while the palette is open, and its caret shows it.
    selectors: { '&:focus-within': { borderBlockEndColor: vars.color.focus } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
  'CommandPalette-search',
);

export const textField = style(
  component({ flex: 1, alignSelf: 'stretch', minInlineSize: 0, display: 'flex' }),
);

export const icon = style(
  component({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted, fontSize: 20 }),
);

export const page = style(
  component({
    ...ellipsis,
    flex: 'none',
    maxInlineSize: '40%',
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.color.neutral.fill,
    color: vars.color.neutral.text,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
  'CommandPalette-page',
);

export const list = style(component({ flex: 1 }), 'CommandPalette-list');

/** Where some commands have an icon, the labels of all are aligned. */
globalStyle(
  `${list}:has(${itemIcon}:first-child) ${itemText}:first-child`,
  component({ paddingInlineStart: `calc(16px + ${vars.space.sm})` }),
);

export const mark = style(
  component({
    background: 'none',
    color: vars.color.accent.ink,
    fontWeight: vars.weight.bold,
    '@media': { [media.forcedColors]: { color: 'inherit', textDecoration: 'underline' } },
  }),
);
