/** The messages of SidebarLayout, in English. */
export const messages = {
  sidebar: 'Sidebar',
  sidebarOpen: 'Open sidebar',
};
