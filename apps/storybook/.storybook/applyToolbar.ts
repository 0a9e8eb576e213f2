/** The values of the toolbar. */
export interface Choice {
  theme: string;
  direction: string;
  density: string;
  motion: string;
  contrast: string;
  locale: string;
}

const directionOf = ({ locale, direction }: Choice) =>
  locale === 'auto' ? direction : /^(?:ar|he|fa|ur)\b/.test(locale) ? 'rtl' : 'ltr';

/** Applies the toolbar settings to the document element, as the application's server does. */
export function applyToolbar(choice: Choice) {
  const root = document.documentElement;
  root.dataset.theme = choice.theme;
  root.dataset.density = choice.density;
  root.dataset.motion = choice.motion;
  root.dataset.contrast = choice.contrast;
  root.dir = directionOf(choice);
}
