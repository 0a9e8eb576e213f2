/** The schemes of the preview: the visitor's own or the edited theme, the light one, the dark one, or both. */
export const schemes = ['own', 'light', 'dark', 'both'] as const;
export type Scheme = (typeof schemes)[number];

export const modes = ['site', 'compare', 'stories'] as const;
type Mode = (typeof modes)[number];

export const widthNames = ['phone', 'tablet', 'desktop', 'full'] as const;
export type WidthName = (typeof widthNames)[number];

/** What the preview shows. It is no part of the appearance, and is not undone. */
export interface View {
  width: WidthName;
  scheme: Scheme;
  mode: Mode;
  /** `self`, `guest`, `role:ID` or `plan:ID`. */
  persona: string;
  /** A language code, or `own`. */
  language: string;
  /** Whether a press of a region opens its panel. */
  isSelecting: boolean;
}

export const firstView: View = {
  width: 'full',
  scheme: 'own',
  mode: 'site',
  persona: 'self',
  language: 'own',
  isSelecting: false,
};
