import { describe, expect, test } from 'vitest';
import { refuseValue } from './values.ts';
import { variableList, variables, type Variable } from './variables.ts';

const of = (type: Variable['type']): Pick<Variable, 'type' | 'range'> => ({ type });

test.each(variableList.map(({ name, variable }) => [name, variable] as const))(
  '%s may hold every value that it has itself',
  (_, variable) => {
    const { light, dark, compact = light, more = { light, dark } } = variable;
    for (const value of [light, dark, compact, more.light, more.dark])
      expect(refuseValue(variable, value), value).toBeNull();
  },
);

describe('a theme rejects values that load, run or escape from their place', () => {
  const malformed = [
    'url(https://example.com/x.png)',
    'URL( "x" )',
    'red; background: url(x)',
    '#fff} body { display: none',
    '#fff{',
    'expression(alert(1))',
    'var(--secret)',
    'env(safe-area-inset-top)',
    'attr(data-x)',
    'image-set("x.png" 1x)',
    'red !important',
    String.raw`\75rl(x)`,
    '#fff/* */',
    'rgb(0 0 0',
    'rgb(0 0 0))',
    "'Figtree",
    'Figtree"',
    '</style><script>alert(1)</script>',
    '#ff\u0000f',
    '#fff\n;color:red',
    '@import "x"',
    'javascript:alert(1)',
    `'${'x'.repeat(600)}'`,
    '',
    '   ',
    'inherit',
    'unset',
  ];
  test.each(malformed)('%j', (value) => {
    for (const { variable } of variableList) expect(refuseValue(variable, value)).not.toBeNull();
  });

  test.each([undefined, null, 3, {}, [], ['#fff'], { toString: () => '#fff' }, Symbol.iterator])(
    'what is not text, %#',
    (value) => {
      expect(refuseValue(variables.color.text, value)).toMatchObject({ reason: 'malformed' });
    },
  );

  test('the reason of a rejection is unsafe, invalid or out of range', () => {
    expect(refuseValue(variables.color.text, 'url(x)')?.reason).toBe('unsafe');
    expect(refuseValue(variables.color.text, '8px')?.reason).toBe('malformed');
    expect(refuseValue(variables.radius.control, '80px')?.reason).toBe('outOfRange');
  });
});

const good: Record<Variable['type'], string[]> = {
  color: [
    '#abc',
    '#ABCD',
    '#aabbcc',
    'RebeccaPurple',
    'transparent',
    'rgb(1 2 3 / 50%)',
    'oklch(60% 0.2 40deg)',
  ],
  length: ['0', '8px', '.5rem', '1.25REM', 'clamp(1rem, 0.5rem + 2vw, 3rem)', 'clamp(8px, 5cqi - 2px, 20px)'],
  font: ['Arial', "'Figtree Variable', system-ui", '"Noto Sans JP", sans-serif', 'ヒラギノ角ゴ, sans-serif'],
  weight: ['1', '450', '1000', 'bold', 'normal'],
  number: ['0', '-1.5', '.5'],
  duration: ['0s', '120ms', '.2s'],
  easing: ['linear', 'ease-out', 'cubic-bezier(0.2, -1, 0, 1.5)'],
  shadow: ['none', '0 1px 2px #0003', 'inset 0 0 0 1px rgb(0 0 0 / 10%), #fff 1px 2px'],
};
const bad: Record<Variable['type'], string[]> = {
  color: [
    '#ab',
    '#abcde',
    '#ggg',
    'blurple',
    'currentColor',
    'rgb(1, 2)',
    'rgb(1 2 3, 4)',
    '8px',
    'hsl(x 1% 1%)',
  ],
  length: [
    '8',
    '8em',
    '50%',
    '2vw',
    'clamp(1rem, 2vw)',
    'clamp(1em, 2vw, 3em)',
    'calc(1px + 1px)',
    '1e3px',
    'auto',
  ],
  font: ['', ',', "'a' 'b'", '3d', 'a,,b', "''", 'inherit, serif', 'fn(x)'],
  weight: ['0', '1001', 'bolder', '400px'],
  number: ['1px', 'NaN', 'Infinity', '1e400', '0x10'],
  duration: ['120', '1m', '-'],
  easing: ['cubic-bezier(2, 0, 0, 1)', 'cubic-bezier(0, 0, 1)', 'steps(3)', 'fast'],
  shadow: [
    '0 1px',
    '1px 2px -3px #000',
    '0 1px #000 #fff',
    'inset inset 0 0 #000',
    '1 2 3 #000',
    'none, none',
  ],
};

describe.each(Object.keys(good) as Variable['type'][])('a %s', (type) => {
  test.each(good[type])('may be %s', (value) => expect(refuseValue(of(type), value)).toBeNull());
  test.each(bad[type])('is not %j', (value) => expect(refuseValue(of(type), value)).not.toBeNull());
});

describe('numbers are in the range in every unit', () => {
  test.each([
    ['-1px', false],
    ['0', true],
    ['32px', true],
    ['2rem', true],
    ['2.1rem', false],
    ['33px', false],
  ])('a radius of %s: %s', (value, isAllowed) => {
    expect(refuseValue(variables.radius.control, value) === null).toBe(isAllowed);
  });

  test('the minimum and the maximum of a clamp()', () => {
    expect(refuseValue(variables.text.hero, 'clamp(2rem, 90vw, 8rem)')).toBeNull();
    expect(refuseValue(variables.text.hero, 'clamp(2rem, 90vw, 9rem)')?.reason).toBe('outOfRange');
    expect(refuseValue(variables.text.hero, 'clamp(0rem, 90vw, 8rem)')?.reason).toBe('outOfRange');
  });

  test('seconds and milliseconds', () => {
    expect(refuseValue(variables.motion.fast, '0.6s')).toBeNull();
    expect(refuseValue(variables.motion.fast, '0.7s')?.reason).toBe('outOfRange');
  });
});
