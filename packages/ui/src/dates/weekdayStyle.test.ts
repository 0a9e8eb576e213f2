import { expect, test } from 'vitest';
import { weekdayStyle } from './weekdayStyle.ts';

test.each(['en', 'de', 'fr', 'pt-BR', 'ja', 'cs'])('%s has short names', (locale) => {
  expect(weekdayStyle(locale)).toBe('short');
});

test.each(['ar-EG', 'fa', 'he'])('%s is written by letters', (locale) => {
  expect(weekdayStyle(locale)).toBe('narrow');
});
