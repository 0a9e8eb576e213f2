/** The breakpoints of the frame, and sizes that its components share. */
import { measures } from '@segno/ui/theme/measures';
import { featureLayer } from '@segno/ui/theme';
import { createVar, globalStyle } from '@vanilla-extract/css';

export const phone = `(max-width: ${measures.phoneMaxWidth}px)`;

/** Phones and tablets. */
export const narrow = '(max-width: 1024px)';

/**
 * The media query with which the page has its own scroll area, so that the scroll bar is beside the page only. On a
 * phone the document scrolls, so that the browser's toolbars collapse. In a low viewport, for example at 200 % zoom,
 * the document scrolls too, so that the header scrolls out of view. Print has no scroll area.
 */
export const ownArea = `screen and (min-width: ${measures.phoneMaxWidth + 1}px) and (min-height: 481px)`;
export const documentScrolls = `screen and (max-width: ${measures.phoneMaxWidth}px), screen and (max-height: 480px)`;

/** The sidebar is collapsed to icons: by choice on a desktop, always on a tablet. */
export const collapsed = ':root[data-sidebar="collapsed"]';

export const bottomMenuHeight = 56;

/** The heights of the bars at the top and the bottom of the viewport. */
export const headerSize = '--segno-shell-header';
export const playerSize = '--segno-shell-player';
export const dockSize = '--segno-shell-dock';

/** The top of the visible part of the page in its scroll area. Sticky elements of the page are placed there. */
export const pageStart = '--segno-page-start';

/** The distance of the visible end of the page from the end of its scroll area, for elements that are sticky there. */
export const pageEnd = '--segno-page-end';

/** The height of the sticky elements, set by the page. */
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
        [pageEnd]: `var(${dockSize})`,
      },
      // Focused elements and link targets are not covered by a bar.
      scrollPaddingBlock: `calc(var(${headerSize}) + var(${stickySize}, 0px) + 16px) calc(var(${dockSize}) + 16px)`,
      '@media': {
        // In a low viewport the header scrolls out of view.
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
