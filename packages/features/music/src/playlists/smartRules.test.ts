import { SmartRules, type SmartRule } from '@segno/data';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstRules, operatorsOf, withField, withOperator } from './smartRules.ts';

const rule: SmartRule = { field: 'title', operator: 'contains', value: 'rain' };

test('SMART-2 a value stays while the field and operator take it, and is replaced when they do not', () => {
  expect(withOperator(rule, 'begins_with')).toEqual({ ...rule, operator: 'begins_with' });
  expect(withOperator(rule, 'empty')).toEqual({ field: 'title', operator: 'empty', value: null });
  expect(withField(rule, 'album')).toEqual({ ...rule, field: 'album' });
  expect(withField(rule, 'duration')).toEqual({ field: 'duration', operator: 'is', value: 0 });
  expect(withField(rule, 'liked')).toEqual({ field: 'liked', operator: 'is', value: true });
});

test('SMART-2 the first values of numbers and flags are valid, those of texts and days ask for one', () => {
  const isValid = (one: SmartRule) => v.is(SmartRules, { ...firstRules, rules: [one] });
  for (const operator of operatorsOf('plays'))
    expect(isValid(withOperator(withField(rule, 'plays'), operator))).toBe(true);
  expect(isValid(withField(rule, 'explicit'))).toBe(true);
  expect(isValid(withField(rule, 'release_date'))).toBe(false);
  expect(v.is(SmartRules, firstRules)).toBe(false);
});
