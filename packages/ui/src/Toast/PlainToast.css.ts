import { style } from '@vanilla-extract/css';
import { stacking } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component } from '../theme/styles.ts';
import { cardLook } from './cardLook.css.ts';

export const plain = style(
  component({
    ...cardLook,
    position: 'fixed',
    insetInline: measures.overlayPadding,
    zIndex: stacking.toast,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: 'fit-content',
    maxInlineSize: measures.toast.maxWidth,
    marginInline: 'auto',
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
  }),
);
