import type { CsvCell } from '../chart/csv.ts';
import { formatDate } from '../format/formatDate.ts';
import { formatNumber } from '../format/formatNumber.ts';
import type { LineChartSeries } from './LineChartSeries.ts';

/** One line, with its points indexed by the shared x axis. */
export interface Line {
  readonly label: string;
  /** The index of its colour in the palette; a comparison has the colour of the series that it is compared with. */
  readonly color: number;
  readonly isComparison: boolean;
  /** Whether a marker shape distinguishes it from the others. */
  readonly hasSymbol: boolean;
  readonly points: readonly { readonly x: number; readonly own: number; readonly y: number | null }[];
  readonly byX: ReadonlyMap<number, { readonly own: number; readonly y: number | null }>;
}

export interface LineData {
  readonly lines: readonly Line[];
  /** All x values, unique and in rising order. */
  readonly xs: readonly number[];
  readonly rows: readonly (readonly CsvCell[])[];
  readonly cells: readonly (readonly string[])[];
  readonly writeX: (x: number) => string;
  readonly writeValue: (value: number) => string;
  readonly noValue: string;
}

interface LineDataOptions {
  series: readonly LineChartSeries[];
  xScale: 'time' | 'number';
  dateFormat?: Intl.DateTimeFormatOptions;
  timeZone: string;
  valueFormat?: Intl.NumberFormatOptions;
  locale: string;
  noValue: string;
}

const day = 86_400_000;

const place = (x: Date | string | number) => (typeof x === 'number' ? x : new Date(x).getTime());

/** Aligns the series to one axis, and formats their points as text. */
export function lineData({
  series,
  xScale,
  dateFormat,
  timeZone,
  valueFormat,
  locale,
  noValue,
}: LineDataOptions): LineData {
  const main = series.find(({ isComparison }) => !isComparison) ?? series[0];
  const mainXs = main?.data.map(({ x }) => place(x)) ?? [];
  const plain = series.filter(({ isComparison }) => !isComparison).length;
  let color = -1;
  let compared = -1;
  const lines = series.map(({ label, data, isComparison = false }): Line => {
    const aligned = isComparison && plain > 0;
    const points = data.flatMap(({ x, y }, index) => {
      const own = place(x);
      const shared = aligned ? mainXs[index] : own;
      const value = y !== null && Number.isFinite(y) ? y : null;
      return shared === undefined || !Number.isFinite(shared) ? [] : [{ x: shared, own, y: value }];
    });
    return {
      label,
      color: isComparison ? ++compared : ++color,
      isComparison,
      hasSymbol: plain > 1 || series.length > 2,
      points,
      byX: new Map(points.map(({ x, own, y }) => [x, { own, y }])),
    };
  });

  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  const isDaily = xs.every((x, index) => index === 0 || x - xs[index - 1]! >= day * 0.9);
  const dates: Intl.DateTimeFormatOptions = dateFormat ?? {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(!isDaily && { hour: 'numeric', minute: '2-digit' }),
  };
  const writeX = (x: number) =>
    xScale === 'time' ? formatDate(x, locale, dates.timeZone ?? timeZone, dates) : formatNumber(x, locale);
  const writeValue = (value: number) => formatNumber(value, locale, valueFormat);
  const writeIso = (x: number) =>
    isDaily && timeZone === 'UTC' ? new Date(x).toISOString().slice(0, 10) : new Date(x).toISOString();

  return {
    lines,
    xs,
    rows: xs.map((x) => [
      xScale === 'time' ? writeIso(x) : x,
      ...lines.map(({ byX }) => byX.get(x)?.y ?? null),
    ]),
    cells: xs.map((x) => [
      writeX(x),
      ...lines.map(({ byX }) => {
        const y = byX.get(x)?.y ?? null;
        return y === null ? noValue : writeValue(y);
      }),
    ]),
    writeX,
    writeValue,
    noValue,
  };
}
