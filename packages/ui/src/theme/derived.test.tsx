import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkContrast } from './checkContrast.ts';
import { parseColor, toHex, toRgba, type Rgba } from './color.ts';
import { derivedColor } from './derived.ts';
import './theme.css.ts';
import { findVariable } from './theme.ts';
import type { VariableName } from './variables.ts';

const names = [
  'color.accent.hover',
  'color.accent.pressed',
  'color.accent.ink',
  'color.accent.text',
  'color.focus',
  'color.selected',
] as const satisfies VariableName[];

/** A painted colour, with channels from 0 to 255. */
function painted(element: Element, name: VariableName): number[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const marker = document.createElement('i');
  marker.style.color = `var(${findVariable(name)!.property})`;
  element.append(marker);
  probe.fillStyle = getComputedStyle(marker).color;
  probe.fillRect(0, 0, 1, 1);
  marker.remove();
  return [...probe.getImageData(0, 0, 1, 1).data];
}

/** Browsers clip colours outside of sRGB; `fromOklch` reduces their chroma. */
const near = (actual: number[], expected: Rgba, tolerance = 8) =>
  actual.forEach((value, index) => {
    // Channels of translucent pixels are rounded more.
    const slack = expected[3] < 1 && index < 3 ? 24 : tolerance;
    expect(Math.abs(value - expected[index]! * 255), toHex(expected)).toBeLessThanOrEqual(slack);
  });

/** Their derived colours are inside of sRGB. */
const brands = { light: '#6d4fc4', dark: '#a592e8' };

test.each(['light', 'dark'] as const)('the built-in fill gives the built-in colours in %s', async (base) => {
  const { container } = await render(<div data-theme={base} />);
  for (const name of names) {
    const value = toRgba(parseColor(findVariable(name)!.variable[base])!);
    near(painted(container.firstElementChild!, name), value);
    near(
      derivedColor(name, toRgba(parseColor(findVariable('color.accent.fill')!.variable[base])!), base)!.map(
        (v) => v * 255,
      ),
      value,
    );
  }
});

test.each(['light', 'dark'] as const)('THEME-5 the colours follow a fill set in CSS in %s', async (base) => {
  const violet = toRgba(parseColor(brands[base])!);
  const style = document.createElement('style');
  style.textContent = `[data-theme='brand'] { --segno-color-accent-fill: ${brands[base]}; }
    [data-theme='${base}'].own { --segno-color-accent-fill: ${brands[base]}; --segno-color-accent-ink: #010203; }`;
  document.head.append(style);
  const { container } = await render(
    <div data-theme={base}>
      <div data-theme="brand" />
      <div data-theme={base} className="own" />
    </div>,
  );
  const [brand, own] = [...container.firstElementChild!.children] as [Element, Element];
  for (const name of names) near(painted(brand, name), derivedColor(name, violet, base)!);
  expect(painted(own, 'color.accent.ink').slice(0, 3)).toEqual([1, 2, 3]);
  near(painted(own, 'color.focus'), derivedColor('color.focus', violet, base)!);
  style.remove();
});

test('THEME-5 the contrast check judges the derived colours', () => {
  for (const fill of ['#7c3aed', '#0b6bcb', '#0f766e', '#be185d', '#3f6212'])
    expect(
      checkContrast({ 'color.accent.fill': fill })
        .filter(({ passes }) => !passes)
        .map(({ use }) => use),
      fill,
    ).toEqual([]);
  for (const fill of ['#a78bfa', '#7cc4ff', '#5eead4', '#f9a8d4', '#bef264'])
    expect(
      checkContrast({ 'color.accent.fill': fill }, 'dark')
        .filter(({ passes }) => !passes)
        .map(({ use }) => use),
      fill,
    ).toEqual([]);
  const failing = checkContrast({ 'color.accent.fill': '#7c3aed', 'color.accent.text': '#000000' });
  expect(failing.some(({ use, passes }) => use === 'Text on an accent button' && !passes)).toBe(true);
});
