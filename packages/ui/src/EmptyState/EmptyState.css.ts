import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const state = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '26rem',
    marginInline: 'auto',
    paddingBlock: vars.space['3xl'],
    paddingInline: vars.space.md,
    // The text colour is explicit, because a surrounding element, such as a chart, may set a muted one.
    color: vars.color.text,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 64,
    blockSize: 64,
    marginBlockEnd: vars.space.xs,
    borderRadius: vars.radius.round,
    background: vars.color.neutral.fill,
    color: vars.color.textMuted,
    fontSize: 22,
  }),
  'EmptyState-icon',
);

export const action = style(component({ marginBlockStart: vars.space.md }), 'EmptyState-action');
