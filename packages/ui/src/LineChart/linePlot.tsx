import { textWidth, ValueAxis, type Area } from '../chart/axes.tsx';
import * as styles from '../chart/chart.css.ts';
import type { Plot, Size } from '../chart/ChartPlot.tsx';
import { areaPath, linePath, isolatedPoints, symbolPath } from '../chart/paths.ts';
import { linearScale, nearestIndex, niceTicks } from '../chart/scale.ts';
import * as marks from '../chart/series.css.ts';
import { colorOf, LineKey } from '../chart/series.tsx';
import { tickFormat, timeTicks } from '../chart/timeTicks.ts';
import { formatDate } from '../format/formatDate.ts';
import { formatNumber } from '../format/formatNumber.ts';
import type { Line, LineData } from './lineData.ts';

interface LinePlotOptions {
  data: LineData;
  id: string;
  variant: 'line' | 'area';
  xScale: 'time' | 'number';
  timeZone: string;
  includesZero: boolean;
  locale: string;
  isRtl: boolean;
}

/** Isolates text from the direction of the text around it. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Marker shapes along a line, besides the one at its end, to distinguish the lines. */
const symbolsPerLine = 6;

export function linePlot(options: LinePlotOptions): Plot {
  const { data, variant, xScale, timeZone, includesZero, locale, isRtl } = options;
  const { lines, xs, writeX, writeValue, noValue } = data;
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? 1;
  let low = includesZero || variant === 'area' ? 0 : Infinity;
  let high = includesZero || variant === 'area' ? 0 : -Infinity;
  let isWhole = true;
  for (const { points } of lines) {
    for (const { y } of points) {
      if (y === null) continue;
      low = Math.min(low, y);
      high = Math.max(high, y);
      isWhole &&= Number.isInteger(y);
    }
  }

  const layout = ({ width, height }: Size) => {
    const ticks = niceTicks(low, high, Math.max(2, Math.round(height / 56)), isWhole);
    const gutter = Math.max(...ticks.map((tick) => textWidth(writeValue(tick)))) + 12;
    const area: Area = {
      left: isRtl ? 12 : gutter,
      right: isRtl ? width - gutter : width - 12,
      top: 10,
      bottom: height - 28,
    };
    const x = linearScale([first, last], isRtl ? [area.right, area.left] : [area.left, area.right]);
    const y = linearScale([ticks[0]!, ticks.at(-1)!], [area.bottom, area.top]);
    return { area, ticks, x, y };
  };
  // Cached, because every pointer move over the chart needs it.
  let kept: { size: Size; layout: ReturnType<typeof layout> } | undefined;
  const layoutOf = (size: Size) => {
    if (kept?.size !== size) kept = { size, layout: layout(size) };
    return kept.layout;
  };

  const drawLine = (line: Line, { x, y }: ReturnType<typeof layout>) => {
    const places = line.points.map((point) => (point.y === null ? null : { x: x(point.x), y: y(point.y) }));
    const seen = places.filter((place) => place !== null);
    const every = Math.max(1, Math.floor(seen.length / symbolsPerLine));
    const shapes = line.hasSymbol
      ? seen.filter((_, index) => index % every === Math.floor(every / 2) || index === seen.length - 1)
      : isolatedPoints(places);
    return (
      <g key={line.label} className={colorOf(line.color)}>
        {variant === 'area' && !line.isComparison && (
          <path d={areaPath(places, y(Math.max(0, y.domain[0])))} className={marks.area} />
        )}
        <path
          d={linePath(places)}
          className={line.isComparison ? `${marks.line} ${marks.comparison}` : marks.line}
          data-line
        />
        {shapes.map((shape, index) => (
          <path
            key={index}
            d={symbolPath(line.color, 4)}
            transform={`translate(${shape.x} ${shape.y})`}
            className={line.isComparison ? marks.hollow : marks.symbol}
          />
        ))}
      </g>
    );
  };

  return {
    count: xs.length,
    keys: 'inline',
    draw(size) {
      const place = layoutOf(size);
      const { area, ticks, x, y } = place;
      const most = Math.max(2, Math.floor((area.right - area.left) / 60));
      const { ticks: times, unit } =
        xScale === 'time'
          ? timeTicks(first, last, most, timeZone)
          : {
              ticks: niceTicks(first, last, most).filter((tick) => tick >= first && tick <= last),
              unit: 'day' as const,
            };
      const dates = tickFormat(unit, timeZone);
      return (
        <>
          <ValueAxis ticks={ticks} scale={y} area={area} format={writeValue} isRtl={isRtl} />
          {times.map((time) => {
            const at = x(time);
            const label =
              xScale === 'time' ? formatDate(time, locale, timeZone, dates) : formatNumber(time, locale);
            const half = textWidth(label) / 2;
            // Labels at the edges are shifted inwards, so that they are not clipped.
            const middle = Math.min(size.width - half, Math.max(half, at));
            return (
              <text key={time} x={middle} y={size.height - 8} textAnchor="middle" className={styles.axisText}>
                {label}
              </text>
            );
          })}
          {[...lines].toReversed().map((line) => drawLine(line, place))}
        </>
      );
    },
    drawActive(index, size) {
      const { area, x, y } = layoutOf(size);
      const at = xs[index]!;
      const middle = Math.round(x(at)) + 0.5;
      return (
        <>
          <line x1={middle} x2={middle} y1={area.top} y2={area.bottom} className={styles.cursorLine} />
          {lines.map((line) => {
            const value = line.byX.get(at)?.y ?? null;
            return (
              value !== null && (
                <path
                  key={line.label}
                  d={symbolPath(line.hasSymbol ? line.color : 0, 5)}
                  transform={`translate(${x(at)} ${y(value)})`}
                  className={`${colorOf(line.color)} ${line.isComparison ? marks.hollow : marks.symbol}`}
                />
              )
            );
          })}
        </>
      );
    },
    find(pointerX, _pointerY, size) {
      if (xs.length === 0) return undefined;
      const { area } = layoutOf(size);
      const ratio = (pointerX - area.left) / Math.max(1, area.right - area.left);
      return nearestIndex(xs, first + (isRtl ? 1 - ratio : ratio) * (last - first));
    },
    locate(index, size) {
      const { area, x, y } = layoutOf(size);
      const at = xs[index]!;
      const values = lines.flatMap((line) => line.byX.get(at)?.y ?? []);
      return { x: x(at), y: values.length > 0 ? Math.min(...values.map(y)) : area.top };
    },
    describe(index) {
      const at = xs[index]!;
      return {
        title: writeX(at),
        lines: lines.flatMap((line) => {
          const point = line.byX.get(at);
          if (!point) return [];
          return {
            label:
              line.isComparison && xScale === 'time'
                ? `${isolate(line.label)}, ${isolate(writeX(point.own))}`
                : line.label,
            value: point.y === null ? noValue : writeValue(point.y),
            sign: <LineKey series={line.color} isComparison={line.isComparison} hasSymbol={line.hasSymbol} />,
          };
        }),
      };
    },
  };
}
