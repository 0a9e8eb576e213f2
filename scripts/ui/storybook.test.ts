import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { applyToolbar } from '../../apps/storybook/.storybook/applyToolbar.ts';
import { baseOf, brand } from '../../apps/storybook/.storybook/brand.ts';
import { frameAddress } from '../../apps/storybook/.storybook/frameAddress.ts';
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
});

test('our name leads to the welcome page', () => {
  const welcome = readFileSync('apps/storybook/docs/Welcome.mdx', 'utf8');
  const [, title = ''] = /<Meta title="(.+?)"/.exec(welcome) ?? [];
  expect(brand('light').brandUrl).toBe(`./?path=/docs/${title.toLowerCase()}--docs`);
});

test('pages of documentation and the frames of their stories have the theme and direction of the toolbar', () => {
  const choice = {
    theme: 'dark',
    direction: 'rtl',
    density: 'normal',
    motion: 'full',
    contrast: 'normal',
    locale: 'auto',
  };
  const documentElement = { dataset: { theme: 'light' }, dir: 'ltr' };
  vi.stubGlobal('document', { documentElement });
  applyToolbar(choice);
  vi.unstubAllGlobals();
  expect(documentElement).toMatchObject({ dataset: { theme: 'dark' }, dir: 'rtl' });
  expect(['light', 'dark', undefined].map(baseOf)).toEqual(['light', 'dark', 'light']);
  const globals = new URL(frameAddress(choice), 'http://storybook').searchParams.get('globals');
  expect(globals?.split(';')).toEqual(expect.arrayContaining(['theme:dark', 'direction:rtl']));
});
