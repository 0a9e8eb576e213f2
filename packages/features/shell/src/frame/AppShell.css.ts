import { featureLayer, vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import {
  dockSize,
  noticeSize,
  pageEnd,
  pageStart,
  playerSize,
  stickyEndSize,
  stickySize,
} from './frameMeasures.css.ts';

const playerHeight = { bar: 80, mini: 64 };

/** The distance of a toast from the bottom of the viewport. */
export const toastOffset = `calc(var(${dockSize}) + var(${noticeSize}, 0px) + 16px)`;

export const player = style(feature({ minInlineSize: 0 }));

globalStyle(`:root:has(${player} > *)`, {
  '@layer': {
    [featureLayer]: {
      vars: { [playerSize]: `${playerHeight.bar}px` },
      '@media': { [media.phone]: { vars: { [playerSize]: `${playerHeight.mini}px` } } },
    },
  },
});

export const main = style(
  feature({
    paddingBlock: `0 ${vars.space['2xl']}`,
    selectors: {
      '[data-frame="whole"] > &': { paddingBlockEnd: 0 },
      // Not padding: a sticky element would stop below the padding of its scroll area.
      '&::before': { content: '', display: 'block', blockSize: vars.space.xs },
      '[data-frame="whole"] > &::before': { display: 'none' },
    },
    '@media': {
      [media.roomy]: {
        overflowX: 'hidden',
        scrollbarGutter: 'stable',
        scrollPaddingBlock: `calc(var(${stickySize}, 0px) + 16px) calc(var(${stickyEndSize}, 0px) + 16px)`,
        // A sticky element would stop above the padding at the end.
        vars: { [pageStart]: '0px', [pageEnd]: `calc(-1 * ${vars.space['2xl']})` },
        selectors: { '[data-frame="whole"] > &': { scrollbarGutter: 'auto', vars: { [pageEnd]: '0px' } } },
      },
    },
  }),
);

// Applies only with the frame: a page that shows a single component keeps its own width.
globalStyle(`:root:has(${main})`, {
  '@layer': {
    [featureLayer]: {
      '@media': { [`screen and ${media.phone}, screen and ${media.low}`]: { scrollbarGutter: 'stable' } },
    },
  },
});

/** The page is printed without controls. */
globalStyle(`${main} :is(button, [role="button"], [role="search"], [role="slider"])`, {
  '@layer': { [featureLayer]: { '@media': { print: { display: 'none' } } } },
});
