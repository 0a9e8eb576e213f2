import { expect, test } from 'vitest';
import { rankCountries } from './rankCountries.ts';

test('the largest is first, each country once, with its localized name', () => {
  const countries = rankCountries(
    [
      { country: 'de', value: 10 },
      { country: 'FR', value: 30 },
      { country: 'DE', value: 60 },
      { country: 'IT', value: 0 },
    ],
    'en',
  );
  expect(countries).toEqual([
    { code: 'DE', name: 'Germany', value: 70, share: 0.7 },
    { code: 'FR', name: 'France', value: 30, share: 0.3 },
  ]);
  expect(rankCountries([{ country: 'DE', value: 1 }], 'fr')[0]!.name).toBe('Allemagne');
});

test('an unknown code is shown unchanged', () => {
  expect(rankCountries([{ country: 'unknown', value: 1 }], 'en')[0]!.name).toBe('UNKNOWN');
  expect(rankCountries([], 'en')).toEqual([]);
});
