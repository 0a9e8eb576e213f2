import { expect, test } from 'vitest';
import { baseOf, brand } from '../../apps/storybook/.storybook/brand.ts';
import { variables } from '../../packages/ui/src/theme/variables.ts';

test.each(['light', 'dark'] as const)('the interface of Storybook has our name and colours in %s', (base) => {
  const theme = brand(base);
  expect(theme).toMatchObject({
    base,
    appBg: variables.color.background[base],
    textColor: variables.color.text[base],
    colorSecondary: variables.color.accent.ink[base],
    fontBase: variables.font.sans[base],
  });
  expect(theme.brandTitle).toContain('Segno');
  expect(theme.brandUrl).toContain('/docs/welcome--docs');
});

test('pages of documentation have the theme of the toolbar', () => {
  expect(['light', 'dark', undefined].map(baseOf)).toEqual(['light', 'dark', 'light']);
});
