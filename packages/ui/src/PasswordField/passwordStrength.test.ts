import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test('an empty password has strength 0', () => {
  expect(passwordStrength('')).toBe(0);
});

test.each([
  'password',
  'Passw0rd!',
  'P@ssw0rd1',
  'qwertyuiop',
  '123456789',
  'letmein1',
  'Admin123',
  'iloveyou2',
])('what everybody tries first is very weak: %s', (password) => {
  expect(passwordStrength(password)).toBe(0);
});

test.each(['aaaaaaaaaaaaaaaa', 'abcabcabcabcabc', 'zyxwvutsrqponml', '9876543210', '1qaz2wsx3edc'])(
  'length by repetition or along the keyboard does not help: %s',
  (password) => {
    expect(passwordStrength(password)).toBe(0);
  },
);

test('a longer password is stronger', () => {
  const strengths = ['vexjo', 'vexjomku', 'vexjomkuwy', 'vexjomkuwybi', 'vexjomkuwybifa'].map((password) =>
    passwordStrength(password),
  );
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(strengths[0]).toBeLessThan(2);
  expect(strengths.at(-1)).toBe(4);
});

test('more kinds of characters are stronger', () => {
  expect(passwordStrength('kd8Wq!z')).toBeGreaterThan(passwordStrength('kdqwoez'));
});

test('four uncommon words are strong', () => {
  expect(passwordStrength('tulip anchor velvet moth')).toBe(4);
});

test('personal data of the owner does not add strength', () => {
  expect(passwordStrength('lovelace1815', [])).toBeGreaterThan(
    passwordStrength('lovelace1815', ['Ada Lovelace', 'ada@segno.example', '1815']),
  );
});

test('letters of every script count', () => {
  expect(passwordStrength('žluťoučký kůň')).toBe(4);
  expect(passwordStrength('密码很难猜的句子')).toBeGreaterThanOrEqual(3);
});

test('it takes less than 200 ms of processor time, even for a text', () => {
  // Wall-clock time would include other processes of a busy machine.
  const start = process.cpuUsage();
  passwordStrength('correct horse battery staple '.repeat(20));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
