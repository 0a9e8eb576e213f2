/** The type of the value of a variable. A theme editor chooses the control by it. */
export type VariableType =
  | 'color'
  | 'length'
  | 'font'
  | 'weight'
  | 'number'
  | 'duration'
  | 'easing'
  | 'shadow';

/** The groups of variables in a theme editor, in this order. */
export const variableGroups = [
  'Surfaces',
  'Text and lines',
  'States',
  'Accent',
  'Neutral',
  'Danger',
  'Positive',
  'Warning',
  'Categories',
  'Radius',
  'Fonts',
  'Font weights',
  'Text sizes',
  'Space',
  'Motion',
  'Shadows',
] as const;
export type VariableGroup = (typeof variableGroups)[number];

/** The range of numbers of a variable, inclusive, in its unit. */
export interface VariableRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: 'px' | 'rem' | 'ms' | '';
}

/** A design variable with its values in the two built-in themes. */
export interface Variable {
  readonly type: VariableType;
  readonly group: VariableGroup;
  /** The name in a theme editor. */
  readonly label: string;
  readonly light: string;
  readonly dark: string;
  /** The allowed range, if the value is a number. */
  readonly range?: VariableRange;
  /** The value of the compact density (`data-density="compact"`), if it differs. */
  readonly compact?: string;
  /** The values for more contrast (`data-contrast="more"` or `prefers-contrast: more`), if they differ. */
  readonly more?: { readonly light: string; readonly dark: string };
}

type Colors = readonly [light: string, dark: string];

const colors =
  (group: VariableGroup) =>
  (label: string, light: string, dark: string, more?: Colors): Variable => ({
    type: 'color',
    group,
    label,
    light,
    dark,
    ...(more && { more: { light: more[0], dark: more[1] } }),
  });
const surface = colors('Surfaces');
const line = colors('Text and lines');
const state = colors('States');
const accent = colors('Accent');
const neutral = colors('Neutral');
const danger = colors('Danger');
const positive = colors('Positive');
const warning = colors('Warning');
const category = colors('Categories');

/** A variable with the same value in both themes. */
const same =
  (type: VariableType, group: VariableGroup, range?: VariableRange) =>
  (label: string, value: string, compact?: string): Variable => ({
    type,
    group,
    label,
    light: value,
    dark: value,
    ...(range && { range }),
    ...(compact && { compact }),
  });
const radius = same('length', 'Radius', { min: 0, max: 32, step: 1, unit: 'px' });
const font = same('font', 'Fonts');
const weight = same('weight', 'Font weights', { min: 100, max: 900, step: 50, unit: '' });
const textSize = same('length', 'Text sizes', { min: 0.625, max: 2, step: 0.0625, unit: 'rem' });
const space = same('length', 'Space', { min: 0, max: 96, step: 1, unit: 'px' });
const duration = same('duration', 'Motion', { min: 0, max: 600, step: 10, unit: 'ms' });

/**
 * The registry of all design variables. The public name of a variable is its path: `color.accent.fill` is the CSS custom
 * property `--segno-color-accent-fill`. The contract, both themes and every list of variables are derived from it.
 */
export const variables = {
  color: {
    /** The page. */
    background: surface('Background', '#faf9f7', '#121110'),
    /** Bars, cards and panels on the page. */
    raised: surface('Raised surface', '#ffffff', '#1b1a18'),
    /** Menus, dialogs and popovers. */
    overlay: surface('Overlay surface', '#ffffff', '#262422'),
    /** Dims the page under a dialog. */
    scrim: surface('Scrim', '#1a171466', '#000000a6'),
    hairline: line('Hairline', '#e4e0da', '#322f2c', ['#8b857c', '#7d766e']),
    /** The border of a field or other control. 3:1 against the surfaces. */
    controlBorder: line('Control border', '#8b857c', '#7d766e', ['#5c564e', '#b5ada4']),
    text: line('Text', '#1c1a17', '#f5f2ee'),
    textMuted: line('Muted text', '#625c54', '#b0a8a0', ['#3f3a34', '#d9d2ca']),
    /** The focus ring. 3:1 against every surface. */
    focus: line('Focus ring', '#a3340f', '#ffab8f'),
    /** The background of a hovered row or item. */
    hover: state('Hover', '#1c1a170d', '#ffffff12', ['#1c1a171f', '#ffffff1a']),
    /** The background of a selected row or item. */
    selected: state('Selected', '#c23d1414', '#ff7a4d24', ['#c23d1424', '#ff7a4d33']),
    skeleton: surface('Skeleton', '#ebe7e1', '#2a2825'),
    accent: {
      fill: accent('Accent', '#c23d14', '#ff7a4d'),
      hover: accent('Accent, hovered', '#ac3511', '#ff8f68'),
      pressed: accent('Accent, pressed', '#952d0d', '#f0683a'),
      /** Text on the accent fill. */
      text: accent('Text on accent', '#ffffff', '#200a02'),
      /** Accent-coloured text and icons on a surface. */
      ink: accent('Accent ink', '#ac3109', '#ff8a61'),
    },
    neutral: {
      fill: neutral('Neutral', '#ebe7e1', '#322f2c'),
      hover: neutral('Neutral, hovered', '#e0dbd3', '#3d3a36'),
      pressed: neutral('Neutral, pressed', '#d4cec5', '#484440'),
      text: neutral('Text on neutral', '#1c1a17', '#f5f2ee'),
    },
    danger: {
      fill: danger('Danger', '#ae0a46', '#fe6f93'),
      hover: danger('Danger, hovered', '#99103e', '#ff88a7'),
      pressed: danger('Danger, pressed', '#840d36', '#ef587f'),
      text: danger('Text on danger', '#ffffff', '#26030c'),
      ink: danger('Danger ink', '#a5114d', '#fc8ab0'),
    },
    positive: {
      fill: positive('Positive', '#1b7a45', '#5ecb8b'),
      text: positive('Text on positive', '#ffffff', '#04190c'),
      ink: positive('Positive ink', '#176b3c', '#72d69b'),
    },
    warning: {
      fill: warning('Warning', '#8f5c00', '#efb54a'),
      text: warning('Text on warning', '#ffffff', '#1d1200'),
      ink: warning('Warning ink', '#7d5000', '#f3c163'),
    },
    /** Nine hues for categories. All have the same text colour and 3:1 against the surfaces. */
    category: {
      text: category('Text on category', '#ffffff', '#ffffff'),
      1: category('Category 1', '#a92f4a', '#bd425a'),
      2: category('Category 2', '#a5431c', '#b3502a'),
      3: category('Category 3', '#85600d', '#8d6719'),
      4: category('Category 4', '#566e1b', '#5e7625'),
      5: category('Category 5', '#23754c', '#2b7c52'),
      6: category('Category 6', '#1d7080', '#277787'),
      7: category('Category 7', '#2f66ad', '#386fb7'),
      8: category('Category 8', '#6353bd', '#6d5ec9'),
      9: category('Category 9', '#8f4298', '#9c4fa5'),
    },
  },
  radius: {
    control: radius('Control radius', '8px'),
    card: radius('Card radius', '10px'),
    panel: radius('Panel radius', '16px'),
    round: same('length', 'Radius', { min: 0, max: 999, step: 1, unit: 'px' })('Round', '999px'),
  },
  font: {
    sans: font(
      'Primary font',
      "'Figtree Variable', 'Segno Fallback', 'Segno Fallback Roboto', 'Segno Fallback DejaVu', 'Segno Scripts', system-ui, sans-serif",
    ),
    mono: font('Monospace font', 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
  },
  weight: {
    regular: weight('Regular weight', '400'),
    medium: weight('Medium weight', '500'),
    bold: weight('Bold weight', '700'),
  },
  /** Five sizes for the application and one for heroes. */
  text: {
    small: textSize('Small text', '0.75rem'),
    body: textSize('Body text', '0.875rem'),
    large: textSize('Large text', '1rem'),
    heading: textSize('Heading', '1.25rem'),
    title: textSize('Title', '1.75rem'),
    hero: same('length', 'Text sizes', { min: 1, max: 8, step: 0.25, unit: 'rem' })(
      'Hero',
      'clamp(2rem, 1.2rem + 3.2vw, 4rem)',
    ),
  },
  /** A 4 px grid. */
  space: {
    '3xs': space('Space 3xs', '2px'),
    '2xs': space('Space 2xs', '4px'),
    xs: space('Space xs', '8px', '6px'),
    sm: space('Space sm', '12px', '8px'),
    md: space('Space md', '16px', '12px'),
    lg: space('Space lg', '24px', '16px'),
    xl: space('Space xl', '32px', '24px'),
    '2xl': space('Space 2xl', '48px', '32px'),
    '3xl': space('Space 3xl', '64px', '48px'),
  },
  motion: {
    fast: duration('Fast', '120ms'),
    normal: duration('Normal', '200ms'),
    /** One cycle of a spinner or a shimmer. */
    loop: same('duration', 'Motion', { min: 400, max: 4000, step: 100, unit: 'ms' })('Loop', '1400ms'),
    easing: same('easing', 'Motion')('Easing', 'cubic-bezier(0.2, 0, 0, 1)'),
  },
  shadow: {
    raised: {
      type: 'shadow',
      group: 'Shadows',
      label: 'Raised shadow',
      light: '0 1px 2px #1c1a1714, 0 2px 8px #1c1a170a',
      dark: '0 0 0 0 transparent',
    } as Variable,
    overlay: {
      type: 'shadow',
      group: 'Shadows',
      label: 'Overlay shadow',
      light: '0 4px 12px #1c1a171f, 0 16px 40px #1c1a171f',
      dark: '0 8px 40px #0000008c',
    } as Variable,
  },
} as const;

/** The structure of `variables` with a string for each variable: its name or its value. */
export type VariableTree<T> = T extends Variable ? string : { [K in keyof T]: VariableTree<T[K]> };

/** The paths of the registry, joined by dots: `'color.accent.fill'`. */
type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & (string | number)]: T[K] extends Variable ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & (string | number)];

/** The public name of a variable: its path, `color.accent.fill`. */
export type VariableName = Paths<typeof variables>;

const isVariable = (node: object): node is Variable => 'type' in node && 'light' in node;

/** Builds a tree with the structure of the registry from one string for each variable. */
export function mapVariables(
  value: (variable: Variable, path: string[]) => string,
): VariableTree<typeof variables> {
  const walk = (node: object, path: string[]): unknown =>
    isVariable(node)
      ? value(node, path)
      : Object.fromEntries(
          Object.entries(node).map(([key, child]) => [key, walk(child as object, [...path, key])]),
        );
  return walk(variables, []) as VariableTree<typeof variables>;
}

/** The public custom property of a path, with the dashes: `--segno-color-text-muted`. */
export const propertyName = (path: readonly string[]): `--segno-${string}` =>
  `--segno-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export interface ListedVariable {
  name: VariableName;
  /** The custom property of a name: `--segno-color-accent-fill`. */
  property: `--segno-${string}`;
  path: readonly string[];
  variable: Variable;
}

/** Every variable with its name, in the order of the registry. */
export const variableList: readonly ListedVariable[] = (() => {
  const list: ListedVariable[] = [];
  mapVariables((variable, path) => {
    list.push({ name: path.join('.') as VariableName, property: propertyName(path), path, variable });
    return '';
  });
  return list;
})();
