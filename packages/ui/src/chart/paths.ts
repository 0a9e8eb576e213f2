export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds to a tenth of a pixel, to keep paths of many points short. */
const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${round(x)},${round(y)}`;

/** The unbroken runs between gaps. */
export function runs<T extends Point>(points: readonly (T | null)[]): T[][] {
  const all: T[][] = [];
  let run: T[] = [];
  for (const point of [...points, null]) {
    if (point) run.push(point);
    else if (run.length > 0) {
      all.push(run);
      run = [];
    }
  }
  return all;
}

const straight = (run: readonly Point[]) => run.map(({ x, y }) => at(x, y)).join('L');

/** A line with gaps where there is no value. */
export const linePath = (points: readonly (Point | null)[]): string =>
  runs(points)
    .map((run) => `M${straight(run)}`)
    .join('');

/** The area between the line and a base line. */
export const areaPath = (points: readonly (Point | null)[], base: number): string =>
  runs(points)
    .map((run) => `M${at(run[0]!.x, base)}L${straight(run)}L${at(run.at(-1)!.x, base)}Z`)
    .join('');

/** The points with a gap on both sides, which a line would not show. */
export const isolatedPoints = <T extends Point>(points: readonly (T | null)[]): T[] =>
  runs(points).flatMap((run) => (run.length === 1 ? run : []));

/** A ring segment around the origin, clockwise from the top; with an inner radius of 0 a slice of a pie. */
export function arcPath(from: number, to: number, outer: number, inner: number): string {
  const place = (angle: number, radius: number) => at(Math.sin(angle) * radius, -Math.cos(angle) * radius);
  if (to - from >= Math.PI * 2 - 1e-6) {
    const ring = (radius: number, sweep: 0 | 1) =>
      `M${at(0, -radius)}A${radius},${radius} 0 1 ${sweep} ${at(0, radius)}A${radius},${radius} 0 1 ${sweep} ${at(0, -radius)}Z`;
    return ring(outer, 1) + (inner > 0 ? ring(inner, 0) : '');
  }
  const large = to - from > Math.PI ? 1 : 0;
  const edge = `M${place(from, outer)}A${outer},${outer} 0 ${large} 1 ${place(to, outer)}`;
  return inner > 0
    ? `${edge}L${place(to, inner)}A${inner},${inner} 0 ${large} 0 ${place(from, inner)}Z`
    : `${edge}L0,0Z`;
}

/** A bar whose end is rounded. */
export function barPath(
  box: { x: number; y: number; width: number; height: number },
  radius: number,
  end: 'top' | 'bottom' | 'left' | 'right' | 'none',
): string {
  const { x, y, width, height } = box;
  if (width <= 0 || height <= 0) return '';
  const r = Math.min(radius, width / 2, height / 2);
  const at = (...ends: (typeof end)[]) => (ends.includes(end) ? round(r) : 0);
  const [topStart, topEnd] = [at('top', 'left'), at('top', 'right')];
  const [bottomEnd, bottomStart] = [at('bottom', 'right'), at('bottom', 'left')];
  const corner = (size: number, x1: 1 | -1, y1: 1 | -1) =>
    size > 0 ? `a${size},${size} 0 0 1 ${size * x1},${size * y1}` : '';
  return (
    `M${round(x)},${round(y + topStart)}${corner(topStart, 1, -1)}` +
    `H${round(x + width - topEnd)}${corner(topEnd, 1, 1)}` +
    `V${round(y + height - bottomEnd)}${corner(bottomEnd, -1, 1)}` +
    `H${round(x + bottomStart)}${corner(bottomStart, -1, -1)}Z`
  );
}

const shapes = [
  (r: number) => `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`,
  (r: number) => `M${-r * 0.9},${-r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`,
  (r: number) => `M0,${-r * 1.2}L${r * 1.15},${r * 0.85}H${-r * 1.15}Z`,
  (r: number) => `M0,${-r * 1.3}L${r * 1.3},0L0,${r * 1.3}L${-r * 1.3},0Z`,
  (r: number) => `M0,${r * 1.2}L${r * 1.15},${-r * 0.85}H${-r * 1.15}Z`,
];

/** The marker shape of a series, around the origin. */
export const symbolPath = (series: number, radius: number): string => shapes[series % shapes.length]!(radius);
