/** What SidebarLayout says by itself, in English. */
export const words = {
  sidebar: 'Sidebar',
  sidebarOpen: 'Open sidebar',
};
