/** The places of the site that have a menu, as addresses count them. */
export const menuPositions = [
  'sidebar-primary',
  'sidebar-secondary',
  'mobile-bottom',
  'landing-page-navbar',
] as const;
export type MenuPosition = (typeof menuPositions)[number];
