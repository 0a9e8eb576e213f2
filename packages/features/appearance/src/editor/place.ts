import { type SeoPage, seoPageNames } from '@segno/data';
import type { Section } from './sections.ts';

/** The address of the editor. */
export const editorPath = '/admin/appearance';

/** The address of a panel: a section, and what is opened in it. */
export const panelPath = (...parts: readonly (string | number)[]): string => [editorPath, ...parts].join('/');

/** The parameters of the address. */
export interface PlaceParams {
  section?: Section;
  part?: string;
  item?: string;
}

/** The panels of the landing page. */
export const landingSections = [
  'general',
  'action-buttons',
  'primary-features',
  'secondary-features',
] as const;
export type LandingSection = (typeof landingSections)[number];

/** An index of a list in an address; null when it is none. */
export const indexOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;

/** The panel of a section that changes a part of the landing page; null for an address without one. */
export const landingSectionOf = (part: string | undefined): LandingSection | null =>
  landingSections.find((name) => name === part) ?? null;

export const seoPageOf = (part: string | undefined): SeoPage | null =>
  seoPageNames.find((name) => name === part) ?? null;

/** The address of the panel above, or null at the top. */
export function pathAbove({ section, part, item }: PlaceParams): string | null {
  if (item !== undefined) return panelPath(section ?? '', part ?? '');
  if (part !== undefined) return panelPath(section ?? '');
  return section === undefined ? null : editorPath;
}
