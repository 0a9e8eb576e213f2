import { expect, test } from 'vitest';
import { definedNumbers, faultsOf } from './requirements.mjs';

const page = '# TOAST\n\n- **TOAST-1** One.\n- **TOAST-2** Two.\n';

test('a requirement number is defined once', () => {
  expect(definedNumbers(page)).toEqual(['TOAST-1', 'TOAST-2']);
  expect(() => definedNumbers(`${page}- **TOAST-1** Again.\n`)).toThrow('TOAST-1 twice');
});

test('a citation of an unknown number is reported with its line', () => {
  const text =
    "test('TOAST-2 stays', () => {});\ntest('TOAST-9 stays', () => {});\n// UTF-8 is no requirement";
  const advice = 'which docs/requirements does not have: cite a number that it has, or add the rule there.';
  expect(faultsOf('a.test.ts', text, ['TOAST-1', 'TOAST-2'])).toEqual([
    `a.test.ts:2 cites TOAST-9, ${advice}`,
  ]);
  expect(faultsOf('a.ts', '// SHA-256, PLAYR-1', ['TOAST-1'])).toEqual([`a.ts:1 cites PLAYR-1, ${advice}`]);
});

test.each(['// §1.9 a toast', '// specification 2 says so', '// see DESIGN.md'])(
  'a citation of a document outside the repository is reported: %s',
  (line) => {
    expect(faultsOf('a.ts', line, ['TOAST-1'])).toHaveLength(1);
  },
);

test.each(['RFC 9110 §12.5.3', 'CSS Color 4, §13.2', 'CSP 3 §6.7.3.3'])(
  'a citation of a public standard is accepted: %s',
  (line) => {
    expect(faultsOf('a.ts', `// ${line}`, ['TOAST-1'])).toEqual([]);
  },
);
