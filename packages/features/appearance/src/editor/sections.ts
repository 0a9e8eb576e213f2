/** The sections of the appearance editor, as its address names them. */
export const sections = [
  'general',
  'themes',
  'menus',
  'landing-page',
  'seo-settings',
  'custom-code',
  'drafts',
] as const;
export type Section = (typeof sections)[number];
