import { expect, test } from 'vitest';
import { scheduleAhead } from './scheduleAhead.ts';

/** Schedules with a main thread that needs these ms for each attempt. */
async function scheduling(...costs: number[]) {
  let now = 5000;
  const calls: string[] = [];
  let attempts = 0;
  const schedule = (at: number) => {
    calls.push(`at ${at}`);
    now += costs[attempts] ?? costs.at(-1)!;
    attempts += 1;
    return () => calls.push(`cancel ${at}`);
  };
  const pause = () => Promise.resolve(void (now += 100));
  const frame = await scheduleAhead(schedule, { now: () => now, rate: 1000, pause });
  return { frame, calls };
}

test('PLAYER-16 what is scheduled in time stays', async () => {
  expect(await scheduling(20)).toEqual({ frame: 5500, calls: ['at 5500'] });
});

test('PLAYER-16 what was scheduled too late, by a busy page, is cancelled and scheduled again', async () => {
  expect(await scheduling(410, 10)).toEqual({ frame: 6010, calls: ['at 5500', 'cancel 5500', 'at 6010'] });
});

test('PLAYER-16 a page that is busy each time schedules nothing', async () => {
  const { frame, calls } = await scheduling(600);
  expect(frame).toBeNull();
  expect(calls.filter((call) => call.startsWith('cancel'))).toHaveLength(5);
  expect(calls.at(-1)).toMatch(/^cancel/);
});

test('PLAYER-16 a change that is not possible any more is not tried again', async () => {
  const pause = () => Promise.reject(new Error('It is tried again.'));
  expect(await scheduleAhead(() => null, { now: () => 0, rate: 1000, pause })).toBeNull();
});
