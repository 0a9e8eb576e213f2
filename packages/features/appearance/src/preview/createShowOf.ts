import type { AppearanceValues } from '@segno/data';
import type { Scheme } from '../editor/view.ts';
import type { ShowOf } from './useConnection.ts';

interface ShowOptions {
  scheme: Exclude<Scheme, 'both'>;
  /** Whether the landing page is edited, which is shown even while another page is the home page. */
  isLanding: boolean;
  /** The index of the theme that is edited. */
  index: number | null;
  /** Shows what is published. */
  isLive?: boolean;
}

/** The theme of a frame by the choice of the bar; null for the visitor's own. */
function themeOf({ themes }: AppearanceValues, { scheme, index }: ShowOptions): number | null {
  const edited = index === null ? undefined : themes.all[index];
  if (scheme === 'own') return edited?.id ?? null;
  const isDark = scheme === 'dark';
  if (edited?.is_dark === isDark) return edited.id;
  return themes.all.find((theme) => (isDark ? theme.default_dark : theme.default_light))?.id ?? null;
}

/** Makes the function that chooses what a frame shows of the state of the editor. */
export function createShowOf(options: ShowOptions): ShowOf {
  /** The same object for the same home page, so that nothing is sent again. */
  let homepage: AppearanceValues['homepage'] | null = null;
  return ({ values: edited, published }) => {
    const values = options.isLive ? published.values : edited;
    const themeId = themeOf(values, options);
    if (!options.isLanding || values.homepage.type === 'landingPage') return { values, themeId };
    if (homepage?.value !== values.homepage.value)
      homepage = { type: 'landingPage', value: values.homepage.value };
    return { values: { ...values, homepage }, themeId };
  };
}
