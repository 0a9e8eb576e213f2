/** What kind of value a variable holds; an editor picks its control by it. */
export type VariableType =
  | 'color'
  | 'length'
  | 'font'
  | 'weight'
  | 'number'
  | 'duration'
  | 'easing'
  | 'shadow';

/** One design variable, with its value in the two built-in themes. */
export interface Variable {
  readonly type: VariableType;
  /** What an editor calls it. */
  readonly label: string;
  readonly light: string;
  readonly dark: string;
}

const color = (label: string, light: string, dark: string): Variable => ({
  type: 'color',
  label,
  light,
  dark,
});
const same = (type: VariableType, label: string, value: string): Variable => ({
  type,
  label,
  light: value,
  dark: value,
});

/**
 * Every design variable of the system, once. Its public name is its path: `color.accent.fill` is the CSS custom
 * property `--segno-color-accent-fill`. The contract, both themes, and every list of variables are made from this.
 */
export const variables = {
  color: {
    /** The page itself. */
    background: color('Background', '#faf9f7', '#121110'),
    /** Bars, cards and panels that lie on the page. */
    raised: color('Raised surface', '#ffffff', '#1b1a18'),
    /** Menus, dialogs and popovers above everything. */
    overlay: color('Overlay surface', '#ffffff', '#262422'),
    /** Dims the page under a dialog. */
    scrim: color('Scrim', '#1a171466', '#000000a6'),
    hairline: color('Hairline', '#e4e0da', '#322f2c'),
    /** The edge of a field or other control. 3:1 against the surfaces. */
    controlBorder: color('Control border', '#8b857c', '#7d766e'),
    text: color('Text', '#1c1a17', '#f5f2ee'),
    textMuted: color('Muted text', '#625c54', '#b0a8a0'),
    /** A ring that stands 3:1 against every surface. */
    focus: color('Focus ring', '#a3340f', '#ffab8f'),
    /** Behind a row or item under the pointer. */
    hover: color('Hover', '#1c1a170d', '#ffffff12'),
    /** Behind a selected row or item. */
    selected: color('Selected', '#c23d1414', '#ff7a4d24'),
    skeleton: color('Skeleton', '#ebe7e1', '#2a2825'),
    accent: {
      fill: color('Accent', '#c23d14', '#ff7a4d'),
      hover: color('Accent, hovered', '#ac3511', '#ff8f68'),
      pressed: color('Accent, pressed', '#952d0d', '#f0683a'),
      /** On the accent fill. */
      text: color('Text on accent', '#ffffff', '#200a02'),
      /** The accent as text or icon on a surface. */
      ink: color('Accent ink', '#b03510', '#ff8a61'),
    },
    neutral: {
      fill: color('Neutral', '#ebe7e1', '#322f2c'),
      hover: color('Neutral, hovered', '#e0dbd3', '#3d3a36'),
      pressed: color('Neutral, pressed', '#d4cec5', '#484440'),
      text: color('Text on neutral', '#1c1a17', '#f5f2ee'),
    },
    danger: {
      fill: color('Danger', '#b3123d', '#ff6f8e'),
      hover: color('Danger, hovered', '#9c0f35', '#ff88a2'),
      pressed: color('Danger, pressed', '#860c2d', '#f0587a'),
      text: color('Text on danger', '#ffffff', '#26030c'),
      ink: color('Danger ink', '#a81039', '#ff8aa3'),
    },
    positive: {
      fill: color('Positive', '#1b7a45', '#5ecb8b'),
      text: color('Text on positive', '#ffffff', '#04190c'),
      ink: color('Positive ink', '#176b3c', '#72d69b'),
    },
    warning: {
      fill: color('Warning', '#8f5c00', '#efb54a'),
      text: color('Text on warning', '#ffffff', '#1d1200'),
      ink: color('Warning ink', '#7d5000', '#f3c163'),
    },
    /** Nine hues that tell things apart, each under the same text. */
    category: {
      text: color('Text on category', '#ffffff', '#ffffff'),
      1: color('Category 1', '#a92f4a', '#a92f4a'),
      2: color('Category 2', '#a5431c', '#a5431c'),
      3: color('Category 3', '#85600d', '#85600d'),
      4: color('Category 4', '#566e1b', '#566e1b'),
      5: color('Category 5', '#23754c', '#23754c'),
      6: color('Category 6', '#1d7080', '#1d7080'),
      7: color('Category 7', '#2f66ad', '#2f66ad'),
      8: color('Category 8', '#6353bd', '#6353bd'),
      9: color('Category 9', '#8f4298', '#8f4298'),
    },
  },
  radius: {
    control: same('length', 'Control radius', '8px'),
    card: same('length', 'Card radius', '10px'),
    panel: same('length', 'Panel radius', '16px'),
    round: same('length', 'Round', '999px'),
  },
  font: {
    sans: same(
      'font',
      'Primary font',
      "'Figtree Variable', 'Segno Fallback', 'Segno Fallback Roboto', 'Segno Fallback DejaVu', system-ui, sans-serif",
    ),
    mono: same('font', 'Monospace font', 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
  },
  weight: {
    regular: same('weight', 'Regular weight', '400'),
    medium: same('weight', 'Medium weight', '500'),
    bold: same('weight', 'Bold weight', '700'),
  },
  /** Five sizes for the app and one for heroes. */
  text: {
    small: same('length', 'Small text', '0.75rem'),
    body: same('length', 'Body text', '0.875rem'),
    large: same('length', 'Large text', '1rem'),
    heading: same('length', 'Heading', '1.25rem'),
    title: same('length', 'Title', '1.75rem'),
    hero: same('length', 'Hero', 'clamp(2rem, 1.2rem + 3.2vw, 4rem)'),
  },
  /** A 4 px grid. */
  space: {
    '3xs': same('length', 'Space 3xs', '2px'),
    '2xs': same('length', 'Space 2xs', '4px'),
    xs: same('length', 'Space xs', '8px'),
    sm: same('length', 'Space sm', '12px'),
    md: same('length', 'Space md', '16px'),
    lg: same('length', 'Space lg', '24px'),
    xl: same('length', 'Space xl', '32px'),
    '2xl': same('length', 'Space 2xl', '48px'),
    '3xl': same('length', 'Space 3xl', '64px'),
  },
  motion: {
    fast: same('duration', 'Fast', '120ms'),
    normal: same('duration', 'Normal', '200ms'),
    /** One round of a spinner or a shimmer. */
    loop: same('duration', 'Loop', '1400ms'),
    easing: same('easing', 'Easing', 'cubic-bezier(0.2, 0, 0, 1)'),
  },
  shadow: {
    raised: {
      type: 'shadow',
      label: 'Raised shadow',
      light: '0 1px 2px #1c1a1714, 0 2px 8px #1c1a170a',
      dark: '0 0 0 0 transparent',
    } as Variable,
    overlay: {
      type: 'shadow',
      label: 'Overlay shadow',
      light: '0 4px 12px #1c1a171f, 0 16px 40px #1c1a171f',
      dark: '0 8px 40px #0000008c',
    } as Variable,
  },
} as const;

/** The shape of `variables` with every variable replaced by a string: its name, or its value. */
export type VariableTree<T> = T extends Variable ? string : { [K in keyof T]: VariableTree<T[K]> };

const isVariable = (node: object): node is Variable => 'type' in node && 'light' in node;

/** Builds a tree of the registry's shape out of one string per variable. */
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

/** The public custom property of a path, with its dashes: `--segno-color-text-muted`. */
export const propertyName = (path: readonly string[]): `--segno-${string}` =>
  `--segno-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every variable with its path, in the registry's order. */
export const variableList: readonly { path: readonly string[]; variable: Variable }[] = (() => {
  const list: { path: readonly string[]; variable: Variable }[] = [];
  mapVariables((variable, path) => {
    list.push({ path, variable });
    return '';
  });
  return list;
})();
