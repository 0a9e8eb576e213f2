import { fit, textWidth } from '../chart/axes.tsx';
import * as styles from '../chart/chart.css.ts';
import type { Plot, Size } from '../chart/ChartPlot.tsx';
import { bandScale, everyNth } from '../chart/scale.ts';
import { colorOf } from '../chart/series.tsx';
import * as heat from './HeatMap.css.ts';

interface HeatPlotOptions {
  rows: readonly string[];
  columns: readonly string[];
  /** The value of a cell; null where there is none. */
  valueOf: (row: number, column: number) => number | null;
  /** The opacity of a value. */
  shade: (value: number) => number;
  write: (value: number | null) => string;
  isRtl: boolean;
}

export function heatPlot({ rows, columns, valueOf, shade, write, isRtl }: HeatPlotOptions): Plot {
  const layout = ({ width, height }: Size) => {
    const gutter = Math.min(width * 0.36, Math.max(0, ...rows.map(textWidth)) + 12);
    const area = { left: isRtl ? 0 : gutter, right: isRtl ? width - gutter : width, bottom: height - 24 };
    const across = bandScale(columns.length, [area.left, area.right], 0.08);
    return {
      gutter,
      area,
      down: bandScale(rows.length, [0, area.bottom], 0.08),
      across,
      /** The left edge of a column, counted in the reading direction. */
      left: (column: number) => across(isRtl ? columns.length - 1 - column : column),
    };
  };
  const boxOf = (index: number, size: Size) => {
    const { across, down, left } = layout(size);
    const row = Math.floor(index / columns.length);
    return {
      x: left(index % columns.length),
      y: down(row),
      width: across.bandwidth,
      height: down.bandwidth,
    };
  };
  return {
    count: rows.length * columns.length,
    keys: 'both',
    perRow: columns.length,
    draw(size) {
      const { gutter, area, across, down, left } = layout(size);
      const everyColumn = everyNth(
        columns.length,
        (area.right - area.left) / (Math.max(0, ...columns.map(textWidth)) + 10),
      );
      const everyRow = everyNth(rows.length, area.bottom / 16);
      return (
        <>
          {rows.map((label, row) => (
            <g key={row}>
              {row % everyRow === 0 && (
                <text
                  x={isRtl ? area.right + 8 : area.left - 8}
                  y={down(row) + down.bandwidth / 2}
                  dy="0.35em"
                  textAnchor="end"
                  className={styles.axisText}
                >
                  {fit(label, gutter - 10)}
                </text>
              )}
              {columns.map((_, column) => {
                const value = valueOf(row, column);
                return (
                  <rect
                    key={column}
                    x={left(column)}
                    y={down(row)}
                    width={across.bandwidth}
                    height={down.bandwidth}
                    rx={Math.min(3, across.bandwidth / 4)}
                    className={value === null ? heat.missing : `${colorOf(0)} ${heat.cell}`}
                    fillOpacity={value === null ? undefined : shade(value)}
                    data-cell
                  />
                );
              })}
            </g>
          ))}
          {columns.map((label, column) =>
            column % everyColumn === 0 ? (
              <text
                key={column}
                x={left(column) + across.bandwidth / 2}
                y={size.height - 6}
                textAnchor="middle"
                className={styles.axisText}
              >
                {fit(label, across.step * everyColumn - 4)}
              </text>
            ) : null,
          )}
        </>
      );
    },
    drawActive: (index, size) => <rect {...boxOf(index, size)} rx={3} className={heat.active} />,
    find(x, y, size) {
      const { area, across, down } = layout(size);
      const row = Math.floor(y / down.step);
      const place = Math.floor((x - area.left) / across.step);
      if (row < 0 || row >= rows.length || place < 0 || place >= columns.length) return undefined;
      return row * columns.length + (isRtl ? columns.length - 1 - place : place);
    },
    locate(index, size) {
      const { x, y, width, height } = boxOf(index, size);
      return { x: x + width / 2, y: y + height / 2 };
    },
    describe(index) {
      const row = Math.floor(index / columns.length);
      const column = index % columns.length;
      return {
        title: rows[row]!,
        lines: [{ label: columns[column]!, value: write(valueOf(row, column)) }],
      };
    },
  };
}
