import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export const frame = style(
  component({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '1',
    background: vars.color.skeleton,
  }),
);

export const radius = styleVariants({ none: '0', ...vars.radius }, (borderRadius) =>
  component({ borderRadius }),
);

// Starts slightly above zero: the browser does not count an element with opacity 0 as painted.
const appear = keyframes({ from: { opacity: 0.01 } });

export const picture = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // The alternative text of a picture that has not loaded is drawn on the placeholder.
    color: 'transparent',
    selectors: {
      '&[data-arrived]': { animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}` },
    },
  }),
  'Image-picture',
);

export const fallback = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.skeleton,
    color: vars.color.textMuted,
    containerType: 'size',
  }),
  'Image-fallback',
);

export const fallbackIcon = style(
  component({ display: 'grid', fontSize: 'clamp(12px, 18cqmin, 56px)', opacity: 0.7 }),
  'Image-fallbackIcon',
);
