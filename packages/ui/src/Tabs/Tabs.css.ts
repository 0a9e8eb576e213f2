import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, focusRing, focusRingInside, media, transition } from '../theme/styles.ts';

export const tabs = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const list = style(
  component({
    display: 'flex',
    gap: vars.space.lg,
    boxShadow: `inset 0 -1px 0 ${vars.color.hairline}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
);

export const tab = style(
  component({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: 44,
    paddingInline: vars.space['2xs'],
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.text.body,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...transition('color'),
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: 2,
      borderRadius: vars.radius.round,
      background: 'transparent',
      ...transition('background-color'),
    },
    selectors: {
      ...focusRingInside,
      '&[data-hovered]': { color: vars.color.text },
      '&[data-hovered]::after': { background: vars.color.hairline },
      '&[data-selected]': { color: vars.color.text },
      '&[data-selected]::after': { background: vars.color.accent.fill },
      '&[data-pressed]': { opacity: 0.7 },
      '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { color: 'Highlight' },
          '&[data-selected]::after': { background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

export const panel = style(
  component({
    paddingBlockStart: vars.space.md,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: focusRing,
  }),
);
