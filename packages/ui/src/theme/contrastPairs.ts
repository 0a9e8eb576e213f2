import { variables, type VariableName } from './variables.ts';

/** Two colours that are used together, and their minimum contrast. */
export interface ContrastPair {
  /** Where the colours are used. */
  use: string;
  foreground: VariableName;
  /** The background layers, topmost first: for example a translucent hover colour and the surface below it. */
  background: readonly [VariableName, ...VariableName[]];
  /** The percentage of the foreground colour that is blended over the background, as in a soft button. */
  tint?: number;
  /** WCAG 2.2 */
  criterion: '1.4.3 Contrast (Minimum)' | '1.4.11 Non-text Contrast';
  needed: 4.5 | 3;
}

const text = { criterion: '1.4.3 Contrast (Minimum)', needed: 4.5 } as const;
const nonText = { criterion: '1.4.11 Non-text Contrast', needed: 3 } as const;

const surfaces = [
  ['the page', 'color.background'],
  ['a raised surface', 'color.raised'],
  ['an overlay', 'color.overlay'],
] as const;

const blends = [
  ['a hovered item of', 'color.hover'],
  ['a selected item of', 'color.selected'],
] as const;

/** The surfaces, alone and below the colours of hovered and selected items. */
const grounds: readonly { where: string; background: ContrastPair['background'] }[] = surfaces.flatMap(
  ([where, surface]) => [
    { where, background: [surface] as const },
    ...blends.map(([item, blend]) => ({ where: `${item} ${where}`, background: [blend, surface] as const })),
  ],
);

const inks = [
  ['Text', 'color.text'],
  ['Muted text and icons', 'color.textMuted'],
  ['Accent text and icons', 'color.accent.ink'],
  ['Danger text and icons', 'color.danger.ink'],
  ['Positive text and icons', 'color.positive.ink'],
  ['Warning text and icons', 'color.warning.ink'],
] as const;

/** The background of chips and of soft, outline and ghost buttons is a tint of their text colour. */
const tints = [
  ['a chip', 11, ['color.accent.ink', 'color.positive.ink', 'color.warning.ink', 'color.danger.ink']],
  ['a soft button, hovered', 14, ['color.text', 'color.accent.ink', 'color.danger.ink']],
  ['a soft button, pressed', 20, ['color.text', 'color.accent.ink', 'color.danger.ink']],
] as const;

const { text: _, ...categoryColors } = variables.color.category;
const categories = Object.keys(categoryColors).map((key) => `color.category.${key}` as VariableName);

const fills: readonly [label: string, text: VariableName, fills: readonly VariableName[]][] = [
  [
    'an accent button',
    'color.accent.text',
    ['color.accent.fill', 'color.accent.hover', 'color.accent.pressed'],
  ],
  [
    'a neutral button',
    'color.neutral.text',
    ['color.neutral.fill', 'color.neutral.hover', 'color.neutral.pressed'],
  ],
  [
    'a danger button',
    'color.danger.text',
    ['color.danger.fill', 'color.danger.hover', 'color.danger.pressed'],
  ],
  ['a positive fill', 'color.positive.text', ['color.positive.fill']],
  ['a warning fill', 'color.warning.text', ['color.warning.fill']],
  ['an avatar or chart', 'color.category.text', categories],
];

const controls: readonly [label: string, color: VariableName][] = [
  ['The edge of a control', 'color.controlBorder'],
  ['An accent control', 'color.accent.fill'],
  ['A danger control', 'color.danger.fill'],
  ['A positive control', 'color.positive.fill'],
  ['A warning control', 'color.warning.fill'],
  ...categories.map((name) => ['A category of a chart', name] as [string, VariableName]),
];

/**
 * The variables that are used together, with the minimum contrast of WCAG 2.2. The focus ring is two pixels away from its
 * control, so both its sides are adjacent to the surface; inside a row they are adjacent to the background of the row.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...inks.flatMap(([label, foreground]) =>
    grounds.map(({ where, background }) => ({
      use: `${label} on ${where}`,
      foreground,
      background,
      ...text,
    })),
  ),
  ...tints.flatMap(([label, tint, colors]) =>
    colors.flatMap((foreground) =>
      surfaces.map(([where, surface]) => ({
        use: `The label of ${label}, on ${where}`,
        foreground,
        background: [surface] as const,
        tint,
        ...text,
      })),
    ),
  ),
  ...fills.flatMap(([label, foreground, colors]) =>
    colors.map((fill) => ({
      use: `Text on ${label}`,
      foreground,
      background: [fill] as const,
      ...text,
    })),
  ),
  ...controls.flatMap(([label, foreground]) =>
    surfaces.map(([where, surface]) => ({
      use: `${label} on ${where}`,
      foreground,
      background: [surface] as const,
      ...nonText,
    })),
  ),
  ...grounds.map(({ where, background }) => ({
    use: `The focus ring on ${where}`,
    foreground: 'color.focus' as const,
    background,
    ...nonText,
  })),
  {
    use: 'The focus ring beside a neutral button',
    foreground: 'color.focus',
    background: ['color.neutral.fill'],
    ...nonText,
  },
  {
    use: 'Progress on its track',
    foreground: 'color.accent.fill',
    background: ['color.neutral.fill'],
    ...nonText,
  },
];
