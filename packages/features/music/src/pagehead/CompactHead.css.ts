import { vars } from '@segno/ui/theme';
import { ellipsis, feature, media, pageBleed } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const height = 64;

/** Takes no space: it overlays the page from below the head to the end of the page. */
export const place = style(
  feature({
    position: 'sticky',
    // The top of the visible part of the scroll area; a variable of the frame.
    insetBlockStart: 'var(--segno-page-start, 0px)',
    zIndex: 8,
    blockSize: 0,
    // Cancels the gap of the page's stack, which would be doubled.
    marginBlockEnd: `calc(-1 * ${vars.space.xl})`,
    '@media': { print: { display: 'none' } },
  }),
);

export const bar = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    blockSize: height,
    marginInline: `calc(-1 * var(${pageBleed}, 0px))`,
    inlineSize: `calc(100% + 2 * var(${pageBleed}, 0px))`,
    paddingInline: `var(${pageBleed}, ${vars.space.md})`,
    background: `linear-gradient(var(--cover-tint) 0 0) ${vars.color.background}`,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    opacity: 0,
    visibility: 'hidden',
    translate: '0 -8px',
    transitionProperty: 'opacity, translate, visibility',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible', translate: 'none' } },
    '@media': { [media.reducedMotion]: { transition: 'none', translate: 'none' } },
  }),
);

export const cover = style(feature({ flex: 'none', inlineSize: 44 }));
export const title = style(
  feature({
    ...ellipsis,
    flex: 1,
    minInlineSize: 0,
    fontSize: vars.text.large,
    fontWeight: vars.weight.bold,
  }),
);

// A focused element scrolls to below it.
globalStyle(`:root:has(${bar}[data-shown])`, feature({ vars: { '--segno-page-sticky': `${height}px` } }));
