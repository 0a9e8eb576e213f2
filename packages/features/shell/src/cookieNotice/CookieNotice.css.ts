import { featureLayer, vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dockSize, headerSize, noticeSize } from '../frame/frameMeasures.css.ts';

const base = style(
  feature({
    position: 'fixed',
    insetInline: vars.space.md,
    zIndex: 50,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    maxInlineSize: 720,
    maxBlockSize: '50dvb',
    overflowY: 'auto',
    marginInline: 'auto',
    padding: vars.space.sm,
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.hairline}`,
    background: vars.color.overlay,
    boxShadow: vars.shadow.overlay,
    '@media': { print: { display: 'none' } },
  }),
);

/** It covers neither the header nor the player. */
const atTop = style(feature({ insetBlockStart: `calc(var(${headerSize}) + 8px)` }));
const atBottom = style(feature({ insetBlockEnd: `calc(var(${dockSize}) + 16px)` }));
export const notice = styleVariants({ top: [base, atTop], bottom: [base, atBottom] });

// Toasts do not cover it.
globalStyle(`:root:has(${atBottom})`, {
  '@layer': {
    [featureLayer]: {
      vars: { [noticeSize]: '80px' },
      '@media': { [media.phone]: { vars: { [noticeSize]: '140px' } } },
    },
  },
});

// A focused element is scrolled to where the notice does not cover it.
globalStyle(`:root:has(${base}), :root:has(${base}) main`, {
  '@layer': { [featureLayer]: { scrollPaddingBlock: '30dvb' } },
});

// The page begins below a notice at the top: it covers no heading.
globalStyle(`:root:has(${atTop}) main::before`, {
  '@layer': {
    [featureLayer]: { blockSize: 88, '@media': { [media.phone]: { blockSize: 148 } } },
  },
});

// The end of the page can be scrolled above the notice.
globalStyle(`:root:has(${base}) main::after`, {
  '@layer': { [featureLayer]: { content: '', display: 'block', blockSize: 140 } },
});

export const message = style(feature({ flex: '1 1 260px', minInlineSize: 0, overflowWrap: 'anywhere' }));
