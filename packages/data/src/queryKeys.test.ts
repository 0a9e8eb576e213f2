import { expect, test } from 'vitest';
import * as data from './index.ts';

/** Arguments that some query options take: ids, names, kinds, inputs. */
const samples: unknown[][] = [[], [7], ['seven'], [7, 7], ['seven', 7], ['seven', 'seven'], [{}], [7, {}]];

type MakeOptions = (...args: unknown[]) => { queryKey: readonly unknown[]; queryFn?: unknown };

test('two query options never have the same key', () => {
  const owners = new Map<string, Set<string>>();
  for (const [name, make] of Object.entries(data)) {
    if (!name.endsWith('Query') || typeof make !== 'function') continue;
    for (const args of samples) {
      // Options that need no argument ignore further ones.
      if (args.length > make.length && !(make.length === 0 && args.length === 0)) continue;
      try {
        const key = JSON.stringify((make as MakeOptions)(...args).queryKey);
        owners.set(key, (owners.get(key) ?? new Set()).add(name));
      } catch {
        // The options need other arguments.
      }
    }
  }
  expect(owners.size).toBeGreaterThan(20);
  const shared = [...owners].filter(([, names]) => names.size > 1);
  expect(shared.map(([key, names]) => `${key}: ${[...names].join(', ')}`)).toEqual([]);
});
