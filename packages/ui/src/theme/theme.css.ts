import { createGlobalTheme, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { themeLayer, vars } from './contract.css.ts';
import { mapVariables, variableList, type Variable } from './variables.ts';

export { componentLayer, featureLayer, layer, resetLayer, themeLayer, vars } from './contract.css.ts';

/** The variables that have a value, by custom property. */
const only = (value: (variable: Variable) => string | undefined) =>
  Object.fromEntries(
    variableList.flatMap(({ property, variable }) => {
      const own = value(variable);
      return own === undefined ? [] : [[property, own]];
    }),
  );

/** The values of the dark theme that differ from the light one. */
const dark = {
  colorScheme: 'dark',
  vars: only(({ light, dark: own }) => (own === light ? undefined : own)),
};

/** With reduced motion every duration is 0, so transitions and animations that use these variables do not run. */
const still = { vars: only(({ type }) => (type === 'duration' ? '0s' : undefined)) };

/** The compact density. */
const compact = { vars: only((variable) => variable.compact) };

/** More contrast of borders, muted text and icons. */
const more = {
  light: { vars: only((variable) => variable.more?.light) },
  dark: { vars: only((variable) => variable.more?.dark) },
};

const themed = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
const inDark = '(prefers-color-scheme: dark)';
const inMore = '(prefers-contrast: more)';

// `data-theme` is `light`, `dark` or `system`; an element without it inherits. `system` needs no script.
const light = ':root, [data-theme="light"], [data-theme="system"]';
createGlobalTheme(light, vars, { '@layer': themeLayer, ...mapVariables((variable) => variable.light) });
themed('[data-theme="light"], [data-theme="system"]', { colorScheme: 'light' });
themed('[data-theme="dark"]', dark);
themed('[data-theme="system"]', { '@media': { [inDark]: dark } });

// More contrast by the setting of the operating system, or by `data-contrast="more"` on the document or on an element
// with `data-theme`, because the colours depend on the theme.
const wantsMore = (theme: string) =>
  `[data-contrast="more"][data-theme="${theme}"], [data-contrast="more"] [data-theme="${theme}"]`;
themed(light, { '@media': { [inMore]: more.light } });
themed('[data-theme="dark"]', { '@media': { [inMore]: more.dark } });
themed('[data-theme="system"]', { '@media': { [`${inMore} and ${inDark}`]: more.dark } });
themed(`:root[data-contrast="more"], ${wantsMore('light')}, ${wantsMore('system')}`, more.light);
themed(wantsMore('dark'), more.dark);
themed(wantsMore('system'), { '@media': { [inDark]: more.dark } });

// `data-density="compact"` reduces the spaces. Controls keep their heights.
themed('[data-density="compact"], [data-density="compact"] [data-theme]', compact);

// `data-motion="reduced"` reduces motion regardless of the operating system.
themed(':root, [data-theme]', { '@media': { '(prefers-reduced-motion: reduce)': still } });
themed('[data-motion="reduced"], [data-motion="reduced"] [data-theme]', still);

// Print uses the light theme.
const onPaper = {
  colorScheme: 'light',
  vars: only(({ light: own, dark: other }) => (own === other ? undefined : own)),
};
themed('[data-theme="dark"], [data-theme="system"]', { '@media': { print: onPaper } });

// The direction, for properties without a logical form (`direction` in `styles.ts`).
themed('[dir="ltr"]', { vars: { '--segno-direction': '1' } });
themed('[dir="rtl"]', { vars: { '--segno-direction': '-1' } });

// The rule that react-aria would add by script, for pages whose content security policy forbids that.
themed('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
