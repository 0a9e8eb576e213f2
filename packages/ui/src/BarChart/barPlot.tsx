import { fit, textWidth, ValueAxis, type Area } from '../chart/axes.tsx';
import * as styles from '../chart/chart.css.ts';
import type { Plot, Size } from '../chart/ChartPlot.tsx';
import { barPath } from '../chart/paths.ts';
import { bandScale, everyNth, linearScale, niceTicks } from '../chart/scale.ts';
import * as marks from '../chart/series.css.ts';
import { colorOf, FillKey, fillOf, Patterns } from '../chart/series.tsx';
import type { BarChartSeries } from './BarChartSeries.ts';
import { stack } from './stack.ts';

interface BarPlotOptions {
  categories: readonly string[];
  series: readonly BarChartSeries[];
  orientation: 'vertical' | 'horizontal';
  variant: 'grouped' | 'stacked';
  id: string;
  write: (value: number | null | undefined) => string;
  isRtl: boolean;
}

export function barPlot(options: BarPlotOptions): Plot {
  const { categories, series, orientation, variant, id, write, isRtl } = options;
  const isVertical = orientation === 'vertical';
  const isStacked = variant === 'stacked' && series.length > 1;
  const bars = stack(
    series.map(({ data }) => data),
    categories.length,
    isStacked,
  );
  const ends = bars.flatMap((bar) => [bar.from, bar.to]);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const isWhole = ends.every(Number.isInteger);

  const layout = ({ width, height }: Size) => {
    const parts = isVertical ? Math.round(height / 56) : Math.round(width / 110);
    const ticks = niceTicks(low, high, Math.max(2, parts), isWhole);
    const gutter = isVertical
      ? Math.max(...ticks.map((tick) => textWidth(write(tick)))) + 12
      : Math.min(width * 0.36, Math.max(0, ...categories.map(textWidth)) + 12);
    const area: Area = {
      left: isRtl ? 12 : gutter,
      right: isRtl ? width - gutter : width - 12,
      top: isVertical ? 10 : 4,
      bottom: height - 28,
    };
    const along = isRtl ? ([area.right, area.left] as const) : ([area.left, area.right] as const);
    const value = linearScale([ticks[0]!, ticks.at(-1)!], isVertical ? [area.bottom, area.top] : along);
    const band = bandScale(
      categories.length,
      isVertical ? [area.left, area.right] : [area.top, area.bottom],
      0.28,
    );
    /** The index of bands starts at the inline start. */
    const begin = (index: number) => band(isVertical && isRtl ? categories.length - 1 - index : index);
    return { area, ticks, gutter, value, band, begin };
  };
  let kept: { size: Size; layout: ReturnType<typeof layout> } | undefined;
  const layoutOf = (size: Size) => {
    if (kept?.size !== size) kept = { size, layout: layout(size) };
    return kept.layout;
  };

  return {
    count: series.length > 0 ? categories.length : 0,
    keys: isVertical ? 'inline' : 'block',
    draw(size) {
      const { area, ticks, gutter, value, band, begin } = layoutOf(size);
      const lanes = isStacked ? 1 : Math.max(1, series.length);
      const lane = band.bandwidth / lanes;
      const thickness = Math.min(lanes > 1 ? lane * 0.88 : lane, 56);
      const every = isVertical
        ? everyNth(categories.length, (area.right - area.left) / 44)
        : everyNth(categories.length, (area.bottom - area.top) / 16);
      return (
        <>
          <Patterns prefix={id} count={series.length} />
          {isVertical ? (
            <ValueAxis ticks={ticks} scale={value} area={area} format={write} isRtl={isRtl} />
          ) : (
            ticks.map((tick) => {
              const x = Math.round(value(tick)) + 0.5;
              return (
                <g key={tick}>
                  <line
                    x1={x}
                    x2={x}
                    y1={area.top}
                    y2={area.bottom}
                    className={tick === 0 ? styles.baseLine : styles.gridLine}
                  />
                  <text
                    x={Math.min(size.width - textWidth(write(tick)) / 2, x)}
                    y={size.height - 8}
                    textAnchor="middle"
                    className={styles.axisText}
                  >
                    {write(tick)}
                  </text>
                </g>
              );
            })
          )}
          {bars.map((bar) => {
            const across =
              begin(bar.category) +
              (isStacked ? 0 : (isVertical && isRtl ? lanes - 1 - bar.series : bar.series) * lane) +
              (lane - thickness) / 2;
            const [from, to] = [value(bar.from), value(bar.to)];
            const near = Math.min(from, to);
            // A value other than zero has a visible bar, however small it is.
            const length = bar.from === bar.to ? 0 : Math.max(1, Math.abs(to - from));
            const box = isVertical
              ? { x: across, y: near, width: thickness, height: length }
              : { x: near, y: across, width: length, height: thickness };
            const end = isVertical ? (to < from ? 'top' : 'bottom') : to < from ? 'left' : 'right';
            return (
              <path
                key={`${bar.series} ${bar.category}`}
                d={barPath(box, 4, bar.isLast ? end : 'none')}
                fill={fillOf(id, bar.series)}
                className={`${colorOf(bar.series)} ${marks.shape}${isStacked ? ` ${marks.apart}` : ''}`}
                data-bar
              />
            );
          })}
          {categories.map((category, index) => {
            if (index % every !== 0) return null;
            const middle = begin(index) + band.bandwidth / 2;
            return isVertical ? (
              <text
                key={index}
                x={middle}
                y={size.height - 8}
                textAnchor="middle"
                className={styles.axisText}
              >
                {fit(category, band.step * every - 8)}
              </text>
            ) : (
              <text
                key={index}
                x={isRtl ? area.right + 8 : area.left - 8}
                y={middle}
                dy="0.35em"
                textAnchor="end"
                className={styles.axisText}
              >
                {fit(category, gutter - 10)}
              </text>
            );
          })}
        </>
      );
    },
    drawActive(index, size) {
      const { area, band, begin } = layoutOf(size);
      const at = begin(index) - (band.step - band.bandwidth) / 2;
      return isVertical ? (
        <rect
          x={at}
          y={area.top}
          width={band.step}
          height={area.bottom - area.top}
          rx={4}
          className={styles.cursorBand}
        />
      ) : (
        <rect
          x={area.left}
          y={at}
          width={area.right - area.left}
          height={band.step}
          rx={4}
          className={styles.cursorBand}
        />
      );
    },
    find(x, y, size) {
      const { area, band } = layoutOf(size);
      const place = isVertical ? x - area.left : y - area.top;
      const counted = Math.min(categories.length - 1, Math.max(0, Math.floor(place / band.step)));
      return isVertical && isRtl ? categories.length - 1 - counted : counted;
    },
    locate(index, size) {
      const { band, begin, value, area } = layoutOf(size);
      const middle = begin(index) + band.bandwidth / 2;
      const tops = bars.filter(({ category }) => category === index).map(({ to }) => value(to));
      return isVertical
        ? { x: middle, y: Math.min(area.bottom, ...tops) }
        : { x: tops.length === 0 ? area.left : isRtl ? Math.min(...tops) : Math.max(...tops), y: middle };
    },
    describe: (index) => ({
      title: categories[index]!,
      lines: series.map(({ label, data }, number) => ({
        label,
        value: write(data[index]),
        sign: <FillKey series={number} prefix={id} />,
      })),
    }),
  };
}
