import { createGlobalTheme, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { colorTransitions, themeLayer, vars } from './contract.css.ts';
import { darkText, maxLuminance, relations, selectedAlpha } from './derived.ts';
import { mapVariables, variableList, variables, type Variable } from './variables.ts';

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
const alpha = (selected: string) => ({ '--segno-derived-selected-alpha': String(selectedAlpha(selected)) });

const dark = () => ({
  colorScheme: 'dark',
  vars: { ...only(({ light, dark: own }) => (own === light ? undefined : own)), ...derivation('dark') },
});

/** With reduced motion every duration is 0, so transitions and animations that use these variables do not run. */
const still = { vars: only(({ type }) => (type === 'duration' ? '0s' : undefined)) };

/** The compact density. */
const compact = { vars: only((variable) => variable.compact) };

/** More contrast of borders, muted text and icons. */
const more = {
  light: {
    vars: { ...only((variable) => variable.more?.light), ...alpha(variables.color.selected.more!.light) },
  },
  dark: {
    vars: { ...only((variable) => variable.more?.dark), ...alpha(variables.color.selected.more!.dark) },
  },
};

/** The constants of the formulas below for a theme. */
const derivation = (mode: 'light' | 'dark') => ({
  ...Object.fromEntries(
    Object.entries(relations(mode)).flatMap(([name, relation]) =>
      Object.entries(relation).map(([key, value]) => [`--segno-derived-${name}-${key}`, String(value)]),
    ),
  ),
  ...alpha(variables.color.selected[mode]),
});

const themed = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
const inDark = '(prefers-color-scheme: dark)';
const inMore = '(prefers-contrast: more)';

// `data-theme` is `light`, `dark` or `system`; an element without it inherits. `system` needs no script.
const light = ':root, [data-theme="light"], [data-theme="system"]';
createGlobalTheme(light, vars, { '@layer': themeLayer, ...mapVariables((variable) => variable.light) });
themed('[data-theme="light"], [data-theme="system"]', { colorScheme: 'light' });
themed(light, { vars: derivation('light') });
themed('[data-theme="dark"]', dark());
themed('[data-theme="system"]', { '@media': { [inDark]: dark() } });

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
  vars: {
    ...only(({ light: own, dark: other }) => (own === other ? undefined : own)),
    ...derivation('light'),
  },
};
themed('[data-theme="dark"], [data-theme="system"]', { '@media': { print: onPaper } });

// The variables that follow the accent fill. They are declared on every element with a theme, because a custom property
// is computed where it is declared. Browsers without relative colours have the values above.
const { fill } = vars.color.accent;
const relative = (name: string) => {
  const of = (key: string) => `var(--segno-derived-${name}-${key})`;
  return `oklch(from ${fill} clamp(${of('min')}, calc(l + ${of('l')}), ${of('max')}) calc(c * ${of('c')}) calc(h + ${of('h')}))`;
};
const toLinear = (v: number) => (v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const isDarkFill = `calc((${maxLuminance} - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 100000)`;
const textChannels = darkText
  .slice(0, 3)
  .map((channel) => `clamp(${toLinear(channel).toFixed(5)}, ${isDarkFill}, 1)`);
const derived = {
  vars: {
    [vars.color.accent.hover]: relative('hover'),
    [vars.color.accent.pressed]: relative('pressed'),
    [vars.color.accent.ink]: relative('ink'),
    [vars.color.focus]: relative('focus'),
    [vars.color.selected]: `rgb(from ${fill} r g b / var(--segno-derived-selected-alpha))`,
    [vars.color.accent.text]: `color(from ${fill} srgb-linear ${textChannels.join(' ')})`,
  },
};
themed(':root, [data-theme]', {
  '@supports': { '(color: color(from red srgb-linear calc(1 - r) g b))': derived },
});

// The direction, for properties without a logical form (`direction` in `styles.ts`).
themed('[dir="ltr"]', { vars: { '--segno-direction': '1' } });
themed('[dir="rtl"]', { vars: { '--segno-direction': '-1' } });

// The rule that react-aria would add by script, for pages whose content security policy forbids that.
themed('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

themed(':hover, :active, [data-hovered], [data-pressed]', {
  vars: { [colorTransitions]: 'background-color, border-color, box-shadow, color' },
});
