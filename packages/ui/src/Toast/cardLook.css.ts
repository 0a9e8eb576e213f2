import { keyframes } from '@vanilla-extract/css';
import { surfaceText } from '../overlays/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** The look of a toast, with and without the code of its card. */
export const cardLook = {
  ...surfaceText,
  boxSizing: 'border-box',
  background: vars.color.overlay,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
} as const;
