import { createGlobalTheme, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { themeLayer, vars } from './contract.css.ts';
import './reset.css.ts';
import { mapVariables, variableList, type Variable } from './variables.ts';

export { componentLayer, featureLayer, layer, resetLayer, themeLayer, vars } from './contract.css.ts';

/** The variables for which there is a value, by their custom properties. */
const only = (value: (variable: Variable) => string | undefined) =>
  Object.fromEntries(
    variableList.flatMap(({ property, variable }) => {
      const own = value(variable);
      return own === undefined ? [] : [[property, own]];
    }),
  );

/** What the dark theme says differently; the rest it inherits. */
const dark = {
  colorScheme: 'dark',
  vars: only(({ light, dark: own }) => (own === light ? undefined : own)),
};

/** Without motion every duration is nothing, so each transition and animation made of these variables stands still. */
const still = { vars: only(({ type }) => (type === 'duration' ? '0s' : undefined)) };

/** Less room between things. */
const compact = { vars: only((variable) => variable.compact) };

/** Edges, quiet text and marks stand out more. */
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
themed(light, { colorScheme: 'light' });
themed('[data-theme="dark"]', dark);
themed('[data-theme="system"]', { '@media': { [inDark]: dark } });

// More contrast where the operating system asks for it, or `data-contrast="more"` on the document or on an element that
// has a `data-theme`: which colours are stronger depends on the theme.
const wantsMore = (theme: string) =>
  `[data-contrast="more"][data-theme="${theme}"], [data-contrast="more"] [data-theme="${theme}"]`;
themed(light, { '@media': { [inMore]: more.light } });
themed('[data-theme="dark"]', { '@media': { [inMore]: more.dark } });
themed('[data-theme="system"]', { '@media': { [`${inMore} and ${inDark}`]: more.dark } });
themed(`:root[data-contrast="more"], ${wantsMore('light')}, ${wantsMore('system')}`, more.light);
themed(wantsMore('dark'), more.dark);
themed(wantsMore('system'), { '@media': { [inDark]: more.dark } });

// `data-density="compact"` for those who want to see much at once. Controls keep their heights.
themed('[data-density="compact"], [data-density="compact"] [data-theme]', compact);

// `data-motion="reduced"` asks for less motion where the operating system does not.
themed(':root, [data-theme]', { '@media': { '(prefers-reduced-motion: reduce)': still } });
themed('[data-motion="reduced"], [data-motion="reduced"] [data-theme]', still);

// Paper is light, whatever the screen is.
const onPaper = {
  colorScheme: 'light',
  vars: only(({ light: own, dark: other }) => (own === other ? undefined : own)),
};
themed('[data-theme="dark"], [data-theme="system"]', { '@media': { print: onPaper } });
