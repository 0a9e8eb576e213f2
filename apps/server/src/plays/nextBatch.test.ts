import { describe, expect, it } from 'vitest';
import { nextBatch } from './rollUpPlays.ts';

describe('nextBatch', () => {
  it('is smaller after a batch that took long, so that requests do not wait', () => {
    expect(nextBatch(2000, 1000)).toBe(500);
  });

  it('doubles at most after a batch that took little time', () => {
    expect(nextBatch(2000, 200)).toBe(2500);
    expect(nextBatch(2000, 1)).toBe(4000);
  });

  it('has 250 to 20,000 plays', () => {
    expect(nextBatch(1000, 60_000)).toBe(250);
    expect(nextBatch(20_000, 1)).toBe(20_000);
  });
});
