import { create } from 'storybook/theming/create';
import { variables } from '../../../packages/ui/src/theme/variables.ts';

/** The theme of Storybook's own interface and of documentation pages, from the design variables. */
export function brand(base: 'light' | 'dark') {
  const { color, font, radius } = variables;
  return create({
    base,
    brandTitle:
      '<span style="display:flex;align-items:center;gap:8px"><img src="./favicon.svg" width="24" height="24" alt="">Segno</span>',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: font.sans[base],
    fontCode: font.mono[base],
    colorPrimary: color.accent.fill[base],
    colorSecondary: color.accent.ink[base],
    appBg: color.background[base],
    appContentBg: color.raised[base],
    appPreviewBg: color.background[base],
    appBorderColor: color.hairline[base],
    appBorderRadius: Number.parseInt(radius.control[base], 10),
    textColor: color.text[base],
    textMutedColor: color.textMuted[base],
    textInverseColor: color.background[base],
    barBg: color.raised[base],
    barTextColor: color.textMuted[base],
    barHoverColor: color.accent.ink[base],
    barSelectedColor: color.accent.ink[base],
    buttonBg: color.neutral.fill[base],
    buttonBorder: color.controlBorder[base],
    inputBg: color.raised[base],
    inputBorder: color.controlBorder[base],
    inputTextColor: color.text[base],
    inputBorderRadius: Number.parseInt(radius.control[base], 10),
  });
}

/** The built-in theme that a value of the toolbar stands for. */
export const baseOf = (theme: unknown): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    ? 'dark'
    : 'light';
