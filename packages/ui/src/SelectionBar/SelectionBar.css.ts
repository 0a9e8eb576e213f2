import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, ellipsis, media } from '../theme/styles.ts';

export const bar = style(
  component({
    position: 'sticky',
    insetBlockEnd: `calc(var(--segno-page-end, 0px) + ${vars.space.md})`,
    zIndex: 8,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginBlock: vars.space.md,
    marginInline: 'auto',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.panel,
    background: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
    color: vars.color.text,
    '@media': {
      [media.phone]: { flexWrap: 'wrap', justifyContent: 'center', paddingInline: vars.space.sm },
      [media.forcedColors]: { outline: '1px solid CanvasText' },
    },
  }),
);

export const count = style(
  component({
    ...ellipsis,
    flex: '0 1 auto',
    minInlineSize: 0,
    paddingInlineEnd: vars.space.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    // Above the actions.
    '@media': { [media.phone]: { flexBasis: '100%', paddingInlineEnd: 0, textAlign: 'center' } },
  }),
  'SelectionBar-count',
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['2xs'],
    '@media': { [media.phone]: { justifyContent: 'center', gap: vars.space.xs } },
  }),
  'SelectionBar-actions',
);
