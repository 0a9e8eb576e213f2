/** The sizes of the frame, on the document, for its components and for toasts and notices. */
import { measures } from '@segno/ui/theme/measures';
import { featureLayer, vars } from '@segno/ui/theme';
import { layoutSize, media } from '@segno/ui/theme/styles';
import { globalStyle } from '@vanilla-extract/css';

/** The sidebar is collapsed to icons: by choice on a desktop, always on a tablet. */
export const collapsed = ':root[data-sidebar="collapsed"]';

const sidebarWidth = 240;
const railWidth = 72;

export const bottomMenuHeight = 56;

/** The height of the player bar, or of the mini player on a phone. */
export const playerSize = '--segno-shell-player';

/** The height of a notice above the player, such as that of cookies: toasts are above it. */
export const noticeSize = '--segno-shell-notice';

/** The heights of the bars at the top and the bottom of the viewport. */
export const { header: headerSize, dock: dockSize } = layoutSize;

/** The top of the visible part of the page in its scroll area. Sticky elements of the page are placed there. */
export const pageStart = '--segno-page-start';

/** The distance of the visible end of the page from the end of its scroll area, for elements that are sticky there. */
export const pageEnd = '--segno-page-end';

/** The height of the sticky elements, set by the page. */
export const stickySize = '--segno-page-sticky';

/** The height of the element that is sticky at the end of the page, such as a bar of unsaved changes. */
export const stickyEndSize = '--segno-page-sticky-end';

globalStyle(':root', {
  '@layer': {
    [featureLayer]: {
      vars: {
        [headerSize]: `${measures.navbarHeight.lg}px`,
        [layoutSize.sidebar]: `${sidebarWidth}px`,
        [layoutSize.padding]: vars.space.xl,
        [playerSize]: '0px',
        [dockSize]: `var(${playerSize})`,
        [pageStart]: `var(${headerSize})`,
        [pageEnd]: `var(${dockSize})`,
      },
      // Focused elements and link targets are not covered by a bar.
      scrollPaddingBlock: `calc(var(${headerSize}) + var(${stickySize}, 0px) + 16px) calc(var(${dockSize}) + var(${stickyEndSize}, 0px) + 16px)`,
      '@media': {
        // In a low viewport the header scrolls out of view.
        [media.low]: { vars: { [pageStart]: '0px' } },
        [media.narrow]: {
          vars: {
            [headerSize]: `${measures.navbarHeight.md}px`,
            [layoutSize.sidebar]: `${railWidth}px`,
            [layoutSize.padding]: vars.space.lg,
          },
        },
        [media.phone]: {
          vars: {
            [headerSize]: `${measures.navbarHeight.sm}px`,
            [layoutSize.padding]: vars.space.md,
            [dockSize]: `calc(var(${playerSize}) + ${bottomMenuHeight}px + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  },
});

globalStyle(collapsed, {
  '@layer': { [featureLayer]: { vars: { [layoutSize.sidebar]: `${railWidth}px` } } },
});

/** A page that fills the window has no header and no menu at the bottom. */
globalStyle(':root:has([data-frame="whole"])', {
  '@layer': {
    [featureLayer]: {
      vars: { [headerSize]: '0px', [layoutSize.padding]: '0px', [dockSize]: `var(${playerSize})` },
      '@media': {
        [media.narrow]: { vars: { [headerSize]: '0px', [layoutSize.padding]: '0px' } },
        [media.phone]: {
          vars: { [dockSize]: `calc(var(${playerSize}) + env(safe-area-inset-bottom))` },
        },
      },
    },
  },
});
