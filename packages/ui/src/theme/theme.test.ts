import { describe, expect, test } from 'vitest';
import { propertyName, variableList, variables } from './variables.ts';

type Rgba = [number, number, number, number];

const parse = (hex: string): Rgba => {
  const parts = hex
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16));
  return [parts[0]!, parts[1]!, parts[2]!, (parts[3] ?? 255) / 255];
};

/** A colour that lets something through, over what lies under it. */
const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

const luminance = ([r, g, b]: Rgba) => {
  const [red, green, blue] = [r, g, b].map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (a: Rgba, b: Rgba) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

const { color } = variables;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const value = (variable: { light: string; dark: string }) => parse(variable[theme]);
  const grounds = { background: color.background, raised: color.raised, overlay: color.overlay };
  const surfaces = Object.entries(grounds).flatMap(([name, ground]) => [
    { name, rgba: value(ground) },
    { name: `${name}, hovered`, rgba: over(value(color.hover), value(ground)) },
    { name: `${name}, selected`, rgba: over(value(color.selected), value(ground)) },
  ]);

  const inks = {
    text: color.text,
    textMuted: color.textMuted,
    'accent.ink': color.accent.ink,
    'danger.ink': color.danger.ink,
    'positive.ink': color.positive.ink,
    'warning.ink': color.warning.ink,
  };
  test.each(Object.entries(inks))('%s reads on every surface: 4.5 to 1', (_, ink) => {
    for (const surface of surfaces) {
      expect.soft(contrast(value(ink), surface.rgba), surface.name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.entries(inks))('%s reads on a tint of itself: 4.5 to 1', (_, ink) => {
    const tint: Rgba = [value(ink)[0], value(ink)[1], value(ink)[2], 0.11];
    for (const { light, dark } of Object.values(grounds)) {
      const ground = over(tint, value({ light, dark }));
      expect.soft(contrast(value(ink), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['accent', 'neutral', 'danger', 'positive', 'warning'] as const)(
    'text reads on every %s fill: 4.5 to 1',
    (tone) => {
      const { text, fill, ...rest } = color[tone];
      const fills = 'hover' in rest ? [fill, rest.hover, rest.pressed] : [fill];
      for (const each of fills) expect.soft(contrast(value(text), value(each))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text reads on every category: 4.5 to 1', () => {
    const { text, ...categories } = color.category;
    for (const [name, category] of Object.entries(categories)) {
      expect.soft(contrast(value(text), value(category)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ['the accent', color.accent.fill],
    ['danger', color.danger.fill],
    ['a control’s border', color.controlBorder],
    ['the focus ring', color.focus],
  ])('%s stands out from every surface: 3 to 1', (_, edge) => {
    for (const ground of Object.values(grounds)) {
      expect.soft(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  test('the focus ring stands out from every fill beside it, at its offset', () => {
    // The ring lies two pixels off, so it has the surface on both sides.
    expect(contrast(value(color.focus), value(color.neutral.fill))).toBeGreaterThanOrEqual(3);
  });
});

test('every variable has a public name of its own', () => {
  const names = variableList.map(({ path }) => propertyName(path));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('--segno-color-text-muted');
});
