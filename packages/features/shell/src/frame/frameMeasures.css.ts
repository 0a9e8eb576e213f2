/** The breakpoints of the frame, and the sizes that its parts share. */
import { measures } from '@segno/ui/theme/measures';
import { featureLayer } from '@segno/ui/theme';
import { createVar, globalStyle } from '@vanilla-extract/css';

export const phone = `(max-width: ${measures.phoneMaxWidth}px)`;

/** Phones and tablets. */
export const narrow = '(max-width: 1024px)';

/**
 * Where the page is a scroll area of its own, so that its scroll bar stands beside the page alone. On a phone the
 * document scrolls, which lets the browser fold its bars, and where the window is low, as at 200 % zoom, the header
 * scrolls away with it. Paper has no scroll bars.
 */
export const ownArea = `screen and (min-width: ${measures.phoneMaxWidth + 1}px) and (min-height: 481px)`;
export const documentScrolls = `screen and (max-width: ${measures.phoneMaxWidth}px), screen and (max-height: 480px)`;

/** The sidebar is as narrow as its icons: by choice on a desktop, always on a tablet. */
export const collapsed = ':root[data-sidebar="collapsed"]';

export const bottomMenuHeight = 56;

/** The height of the bars at the start and the end of the screen. */
export const headerSize = '--segno-shell-header';
export const playerSize = '--segno-shell-player';
export const dockSize = '--segno-shell-dock';

/** Where in its scroll area the page begins to be seen; what sticks to the top of a page begins there. */
export const pageStart = '--segno-page-start';

/** The height of what sticks there; the page sets it. */
export const stickySize = '--segno-page-sticky';

export const sidebarSize = createVar();
export const pagePadding = createVar();

globalStyle(':root', {
  '@layer': {
    [featureLayer]: {
      vars: {
        [headerSize]: `${measures.navbarHeight.lg}px`,
        [playerSize]: '0px',
        [dockSize]: `var(${playerSize})`,
        [pageStart]: `var(${headerSize})`,
      },
      // What gets focus or is jumped to never hides behind a bar.
      scrollPaddingBlock: `calc(var(${headerSize}) + var(${stickySize}, 0px) + 16px) calc(var(${dockSize}) + 16px)`,
      '@media': {
        // There the header scrolls away.
        '(max-height: 480px)': { vars: { [pageStart]: '0px' } },
        [narrow]: { vars: { [headerSize]: `${measures.navbarHeight.md}px` } },
        [phone]: {
          vars: {
            [headerSize]: `${measures.navbarHeight.sm}px`,
            [dockSize]: `calc(var(${playerSize}) + ${bottomMenuHeight}px + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  },
});
