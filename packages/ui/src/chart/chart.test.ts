import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { areaPath, arcPath, barPath, linePath, isolatedPoints, runs } from './paths.ts';
import { bandScale, everyNth, linearScale, nearestIndex, niceTicks } from './scale.ts';
import { timeTicks, zoneOffset } from './timeTicks.ts';

test('a scale maps values to positions, in either direction', () => {
  const scale = linearScale([0, 100], [200, 0]);
  expect([scale(0), scale(25), scale(100)]).toEqual([200, 150, 0]);
  expect(linearScale([5, 5], [0, 100])(5)).toBe(50);
});

test('ticks are round, cover every value, and have no floating-point error', () => {
  expect(niceTicks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(niceTicks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(niceTicks(-40, 35, 4)).toEqual([-40, -20, 0, 20, 40]);
  expect(niceTicks(0, 2, 5, true)).toEqual([0, 1, 2]);
  expect(niceTicks(0, 0, 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(niceTicks(7, 7, 2)).toEqual([0, 5, 10]);
  expect(niceTicks(Infinity, -Infinity, 4)).toEqual([0, 1]);
  for (const [low, high] of [
    [0, 1],
    [3, 1234567],
    [-0.004, 0.0001],
    [1e9, 5e12],
  ] as const) {
    const ticks = niceTicks(low, high, 5);
    expect(ticks[0]).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThan(12);
  }
});

test('bands have equal widths and are centred in their steps', () => {
  const band = bandScale(4, [0, 400], 0.2);
  expect([band(0), band(3), band.bandwidth, band.step]).toEqual([10, 310, 80, 100]);
});

test('the nearest value of a list is found', () => {
  const values = [0, 10, 20, 40];
  expect([-5, 4, 6, 29, 31, 99].map((value) => nearestIndex(values, value))).toEqual([0, 0, 1, 2, 3, 3]);
  expect(nearestIndex([7], 100)).toBe(0);
});

test('labels are thinned out evenly', () => {
  expect([everyNth(10, 20), everyNth(30, 10), everyNth(31, 10), everyNth(5, 0)]).toEqual([1, 3, 4, 5]);
});

const utc = (iso: string) => Date.parse(`${iso}Z`);
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16));

test('a time axis ticks on days, Mondays, months and years', () => {
  expect(timeTicks(utc('2026-03-01T00:00'), utc('2026-03-06T00:00'), 6, 'UTC')).toMatchObject({
    unit: 'day',
  });
  const weeks = timeTicks(utc('2026-03-01T00:00'), utc('2026-03-31T00:00'), 6, 'UTC');
  expect(iso(weeks.ticks)).toEqual(['02', '09', '16', '23', '30'].map((day) => `2026-03-${day}T00:00`));
  const months = timeTicks(utc('2026-01-15T00:00'), utc('2026-06-15T00:00'), 6, 'UTC');
  expect(months.unit).toBe('month');
  expect(iso(months.ticks)).toEqual(['02', '03', '04', '05', '06'].map((name) => `2026-${name}-01T00:00`));
  const years = timeTicks(utc('1999-05-01T00:00'), utc('2026-05-01T00:00'), 6, 'UTC');
  expect(iso(years.ticks).map((tick) => tick.slice(0, 4))).toEqual([
    '2000',
    '2005',
    '2010',
    '2015',
    '2020',
    '2025',
  ]);
});

test('a time axis ticks in its time zone, also across a daylight saving change', () => {
  expect(zoneOffset(utc('2026-01-01T12:00'), 'Europe/Berlin')).toBe(3_600_000);
  const { ticks } = timeTicks(utc('2026-03-27T23:00'), utc('2026-03-30T22:00'), 4, 'Europe/Berlin');
  expect(iso(ticks)).toEqual([
    '2026-03-27T23:00',
    '2026-03-28T23:00',
    '2026-03-29T22:00',
    '2026-03-30T22:00',
  ]);
});

test('a line breaks at a gap, and isolated points are found', () => {
  const points = [{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }, null];
  expect(runs(points)).toHaveLength(2);
  expect(linePath(points)).toBe('M0,1L1,2M3,4');
  expect(areaPath(points.slice(0, 2), 9)).toBe('M0,9L0,1L1,2L1,9Z');
  expect(isolatedPoints(points)).toEqual([{ x: 3, y: 4 }]);
  expect(linePath([])).toBe('');
});

test('a slice starts at the top and goes clockwise; a full circle is closed', () => {
  expect(arcPath(0, Math.PI / 2, 10, 0)).toBe('M0,-10A10,10 0 0 1 10,0L0,0Z');
  expect(arcPath(0, Math.PI * 1.5, 10, 5)).toContain('0 1 1 -10,0');
  expect(arcPath(0, Math.PI * 2, 10, 5).match(/Z/g)).toHaveLength(2);
});

test('a bar is rounded at its end only, and a bar without size has no path', () => {
  const box = { x: 0, y: 0, width: 10, height: 20 };
  expect(barPath(box, 3, 'top').match(/a3,3/g)).toHaveLength(2);
  expect(barPath(box, 3, 'top')).toBe('M0,3a3,3 0 0 1 3,-3H7a3,3 0 0 1 3,3V20H0Z');
  expect(barPath(box, 3, 'none')).toBe('M0,0H10V20H0Z');
  expect(barPath({ ...box, height: 0 }, 3, 'top')).toBe('');
});

test('no CSV cell is a formula, and numbers stay numbers', () => {
  expect(
    toCsv([
      ['Track', 'Plays'],
      ['=HYPERLINK("x")', -3],
    ]),
  ).toBe(`Track,Plays\r\n"'=HYPERLINK(""x"")",-3\r\n`);
  for (const text of ['+1', '-1', '@a', '\t=1', ' =1', '\r=1', '＝1']) {
    expect(toCsv([[text]]).replace(/^"/, '')).toMatch(/^'/);
  }
  expect(toCsv([['a,b', 'say "hi"', null, Number.NaN]])).toBe('"a,b","say ""hi""",,\r\n');
});
