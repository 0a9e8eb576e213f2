import { describe, expect, test } from 'vitest';
import { contrastRatio, fromOklch, over, parseColor, toHex, toOklch, toRgba } from './color.ts';

const hex = (value: string) => {
  const color = parseColor(value);
  return color && toHex(toRgba(color));
};

// The expected colours are those that Chromium paints, which stores alpha with less precision.
test.each([
  ['#abc', '#aabbcc'],
  ['#ABCD', '#aabbccdd'],
  ['#12345678', '#11335578'],
  ['RED', '#ff0000'],
  ['rebeccapurple', '#663399'],
  ['transparent', '#00000000'],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgba(1,2,3,.5)', '#02020480'],
  ['rgb(100% 0% 50% / 25%)', '#ff008040'],
  ['rgb(300 -20 0)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(0.5turn, 50%, 50%)', '#40bfbf'],
  ['hsl(-120deg 100% 50%)', '#0000ff'],
  ['hsl(33 44 55)', '#bf915a'],
  ['hwb(90 10% 20%)', '#73cc1a'],
  ['hwb(10 70% 60%)', '#898989'],
  ['lab(50% 40 59.5)', '#bf5700'],
  ['lab(30 -20 -30)', '#005075'],
  ['lch(52.2345% 72.2 56.2)', '#c65d06'],
  ['lch(30 40% 200)', '#005a66'],
  ['oklab(59% 0.1 0.1)', '#c05d2b'],
  ['oklab(0.4 -0.05 -25%)', '#004c7e'],
  ['oklch(59.69% 0.156 49.77)', '#c65d07'],
  ['oklch(0.7 20% 3rad)', '#67af99'],
  ['oklch(none none none)', '#000000'],
  ['color(srgb 0.5 0.5 0.5)', '#808080'],
  ['color(srgb-linear 0.5 0.2 10%)', '#bc7c59'],
  ['color(display-p3 1 0.5 0)', '#ff7600'],
  ['color(display-p3 0.4 0.5 0.6)', '#5f809c'],
  ['color(a98-rgb 0.4 0.5 0.6)', '#59809b'],
  ['color(prophoto-rgb 0.4 0.5 0.45)', '#5d9784'],
  ['color(rec2020 0.4 0.5 0.45)', '#618e7e'],
  ['color(xyz 0.3 0.2 0.1)', '#ce5451'],
  ['color(xyz-d50 0.3 0.3 0.2)', '#a19285'],
  ['color(xyz-d65 0.2 0.2 0.3 / 50%)', '#7a7a9180'],
])('%s is %s', (value, painted) => {
  const [own, theirs] = [hex(value)!, painted].map((each) => each.slice(1).match(/../g)!);
  expect(own).toHaveLength(theirs!.length);
  for (const [index, pair] of own!.entries())
    expect(
      Math.abs(Number.parseInt(pair, 16) - Number.parseInt(theirs![index]!, 16)),
      value,
    ).toBeLessThanOrEqual(own!.length === 4 ? 2 : 1);
});

test.each([
  'currentColor',
  'var(--x)',
  'color-mix(in srgb, red, blue)',
  'rgb(from red r g b)',
  'rgb(1 2)',
  'rgb(1, 2, 3 / 4)',
  'hwb(1, 2%, 3%)',
  'color(nope 1 2 3)',
  'color(srgb 1 2)',
  'constructor(1 2 3)',
  'rgb(1e999 0 0)',
  '#12345',
  'hsl(10% 1% 1%)',
])('%s is no colour that stands for itself', (value) => expect(parseColor(value)).toBeNull());

describe('contrast', () => {
  const ratio = (a: string, b: string) => contrastRatio(toRgba(parseColor(a)!), toRgba(parseColor(b)!));
  test('is between 1 and 21', () => {
    expect(ratio('black', 'white')).toBeCloseTo(21, 5);
    expect(ratio('#123', '#123')).toBe(1);
  });
  test('equals that of other tools', () => {
    expect(ratio('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(ratio('#767676', '#fff')).toBeCloseTo(4.54, 2);
    expect(ratio('#00f', '#fff')).toBeCloseTo(8.59, 2);
  });
  test('uses the blended colour', () => {
    expect(toHex(over(toRgba(parseColor('#00000080')!), [1, 1, 1, 1]))).toBe('#7f7f7f');
  });
});

test('the conversion to OKLCH and back gives the same colour', () => {
  for (let value = 0; value < 0xff_ff_ff; value += 77_777) {
    const color = `#${value.toString(16).padStart(6, '0')}`;
    expect(toHex(fromOklch(toOklch(toRgba(parseColor(color)!))))).toBe(color);
  }
});
