import type { AppearanceValues, Theme } from '@segno/data';

/** A message to the page in the frame, without its `source` (PREVIEW-3). */
export type PreviewMessage =
  | { type: 'setValues'; values: { themes?: AppearanceValues['themes']; settings?: Record<string, unknown> } }
  | { type: 'setThemeFont'; value: Theme['font'] }
  | { type: 'setThemeValue'; name: string; value: string | null }
  | { type: 'setActiveTheme'; themeId: number | null }
  | { type: 'setCustomCode'; mode: 'css' | 'html'; value: string | null };

/** What a frame shows: the values, and one of their themes, or with null the visitor's own. */
export interface Shown {
  values: AppearanceValues;
  themeId: number | null;
}

/** The parts of the values that are settings of the page. */
const settingNames = ['landing', 'homepage', 'branding', 'menus'] as const;

/** A theme without what single messages change. */
const frameOf = (theme: Theme) => {
  const { values: _, font: __, ...rest } = theme;
  return JSON.stringify(rest);
};

/** The font as far as it is compared. */
const fontOf = (theme: Theme | undefined) => JSON.stringify(theme?.font ?? null);

/**
 * Tells one page in a frame what differs from what it knows, with as little as possible: a changed variable is one
 * short message that renders nothing of the page, a changed menu is sent with no other setting.
 */
export function createSender(send: (message: PreviewMessage) => void) {
  /** What the page has been told in whole; null for nothing. */
  let known: Shown | null = null;
  /** The variables that differ from the known themes, and whether the font does. */
  let overrides = new Map<string, string>();
  let hasFont = false;

  const clear = () => {
    for (const name of overrides.keys()) send({ type: 'setThemeValue', name, value: null });
    overrides = new Map();
    if (hasFont) send({ type: 'setThemeFont', value: null });
    hasFont = false;
  };

  /** Sends the themes in whole. The single values that they contain are no longer needed. */
  const sendThemes = ({ themes }: AppearanceValues) => {
    send({ type: 'setValues', values: { themes } });
    clear();
  };

  /** Sends the differences of one theme. False when they cannot be said value by value. */
  const sendValues = (before: Theme, after: Theme) => {
    const names = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
    const wanted = new Map<string, string>();
    for (const name of names) {
      const value = after.values[name];
      if (value === before.values[name]) continue;
      // The value of the built-in theme can follow another one.
      if (value === undefined) return false;
      wanted.set(name, value);
    }
    const needsFont = fontOf(before) !== fontOf(after);
    if (needsFont && !after.font) return false;
    for (const [name, value] of wanted)
      if (overrides.get(name) !== value) send({ type: 'setThemeValue', name, value });
    for (const name of overrides.keys())
      if (!wanted.has(name)) send({ type: 'setThemeValue', name, value: null });
    overrides = wanted;
    if (needsFont) send({ type: 'setThemeFont', value: after.font });
    else if (hasFont) send({ type: 'setThemeFont', value: null });
    hasFont = needsFont;
    return true;
  };

  /** Whether nothing but the values of single themes differs. */
  const isSameFrame = (before: AppearanceValues['themes'], after: AppearanceValues['themes']) =>
    before.default_id === after.default_id &&
    before.all.length === after.all.length &&
    before.all.every((theme, index) => {
      const other = after.all[index];
      return theme === other || (other !== undefined && frameOf(theme) === frameOf(other));
    });

  return {
    /** Brings the page to what is shown. */
    show({ values, themeId }: Shown) {
      if (!known) {
        const settings = Object.fromEntries(settingNames.map((name) => [name, values[name]]));
        send({ type: 'setValues', values: { themes: values.themes, settings } });
        send({ type: 'setActiveTheme', themeId });
        send({ type: 'setCustomCode', mode: 'css', value: values.code.css || null });
        send({ type: 'setCustomCode', mode: 'html', value: values.code.html || null });
        known = { values, themeId };
        return;
      }
      const before = known.values;
      const changed = settingNames.filter((name) => before[name] !== values[name]);
      if (changed.length > 0)
        send({
          type: 'setValues',
          values: { settings: Object.fromEntries(changed.map((name) => [name, values[name]])) },
        });
      for (const mode of ['css', 'html'] as const)
        if (before.code[mode] !== values.code[mode])
          send({ type: 'setCustomCode', mode, value: values.code[mode] || null });

      let { themes } = before;
      const isOther = known.themeId !== themeId;
      const find = (all: readonly Theme[]) => all.find(({ id }) => id === themeId);
      const [old, next] = [find(themes.all), find(values.themes.all)];
      const canBeShort = !isOther && themeId !== null && isSameFrame(themes, values.themes) && old && next;
      if (values.themes !== themes || overrides.size > 0 || hasFont) {
        if (!canBeShort || !sendValues(old, next)) {
          sendThemes(values);
          ({ themes } = values);
        }
      }
      if (isOther) send({ type: 'setActiveTheme', themeId });
      known = { values: { ...values, themes }, themeId };
    },
    /** The page was loaded again, and knows nothing of what was sent. */
    forget() {
      known = null;
      overrides = new Map();
      hasFont = false;
    },
  };
}
