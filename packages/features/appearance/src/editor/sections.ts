/** The sections of the appearance editor, as its address names them. */
export const sections = [
  'general',
  'seo-settings',
  'custom-code',
  'themes',
  'menus',
  'landing-page',
  'drafts',
] as const;
export type Section = (typeof sections)[number];
