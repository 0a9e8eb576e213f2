import { describe, expect, test } from 'vitest';
import { checkContrast } from './checkContrast.ts';
import { propertyName, variableList } from './variables.ts';

const moreOf = (base: 'light' | 'dark') =>
  Object.fromEntries(
    variableList.flatMap(({ name, variable }) => (variable.more ? [[name, variable.more[base]]] : [])),
  );

describe.each(['light', 'dark'] as const)('the %s theme', (base) => {
  test.each(checkContrast({}, base).map((result) => [result.use, result.foreground, result] as const))(
    '%s (%s) stands out enough',
    (_, __, { ratio, needed }) => expect(ratio).toBeGreaterThanOrEqual(needed),
  );

  const more = checkContrast(moreOf(base), base);
  test.each(more.map((result) => [result.use, result.foreground, result] as const))(
    'with more contrast: %s (%s) stands out enough',
    (_, __, { ratio, needed }) => expect(ratio).toBeGreaterThanOrEqual(needed),
  );

  test('with more contrast, text on a surface has at least 7 to 1, and borders have a higher contrast', () => {
    for (const [index, usual] of checkContrast({}, base).entries()) {
      const { foreground, background, ratio } = more[index]!;
      const isPlain = background.length === 1 && background[0].split('.').length === 2;
      if (isPlain && foreground === 'color.textMuted') expect(ratio).toBeGreaterThanOrEqual(7);
      if (foreground === 'color.controlBorder') expect(ratio).toBeGreaterThan(usual.ratio + 1);
    }
  });
});

test('public names of variables are unique', () => {
  const names = variableList.map(({ path }) => propertyName(path));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('--segno-color-text-muted');
});
