/** What SidebarLayout says by itself, in English. */
export const words = {
  sidebar: 'Sidebar',
  sidebarClose: 'Close sidebar',
  sidebarOpen: 'Open sidebar',
  skipToContent: 'Skip to content',
};
