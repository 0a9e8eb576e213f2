import type { Point } from '../chart/paths.ts';

/** The size of the drawing, which is scaled to the size of the element. */
export const drawing = { width: 100, height: 30, margin: 3 } as const;

/** The positions of values from the start to the end of the drawing; null where there is no value. */
export function sparkPoints(values: readonly (number | null)[], includesZero: boolean): (Point | null)[] {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const low = Math.min(...known, ...(includesZero ? [0] : []));
  const high = Math.max(...known, ...(includesZero ? [0] : []));
  const { width, height, margin } = drawing;
  const [top, bottom] = [margin, height - margin];
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) =>
    value === null || !Number.isFinite(value)
      ? null
      : {
          x: values.length > 1 ? margin + index * step : width / 2,
          // Equal values are a line in the middle.
          y: high === low ? (top + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - top),
        },
  );
}
