import * as styles from '../chart/chart.css.ts';
import type { Plot, Size } from '../chart/ChartPlot.tsx';
import { arcPath } from '../chart/paths.ts';
import * as marks from '../chart/series.css.ts';
import { colorOf, FillKey, fillOf, Patterns } from '../chart/series.tsx';
import { sliceAt, type Slice } from './slices.ts';

interface PiePlotOptions {
  slices: readonly Slice[];
  /** Label, value and share of each. */
  cells: readonly (readonly string[])[];
  id: string;
  isDonut: boolean;
  total: string;
  totalLabel: string;
}

export function piePlot({ slices, cells, id, isDonut, total, totalLabel }: PiePlotOptions): Plot {
  const layout = ({ width, height }: Size) => {
    const outer = Math.max(10, Math.min(width, height) / 2 - 6);
    return { x: width / 2, y: height / 2, outer, inner: isDonut ? outer * 0.62 : 0 };
  };
  const path = ({ from, to }: Slice, size: Size, more = 0) => {
    const { outer, inner } = layout(size);
    return arcPath(from, to, outer + more, inner);
  };
  const isOne = slices.filter(({ share }) => share > 0).length === 1;

  return {
    count: slices.length,
    keys: 'both',
    draw(size) {
      const { x, y, inner } = layout(size);
      return (
        <>
          <Patterns prefix={id} count={slices.length} />
          <g transform={`translate(${x} ${y})`}>
            {slices.map(
              (slice, index) =>
                slice.share > 0 && (
                  <path
                    key={index}
                    d={path(slice, size)}
                    fill={fillOf(id, index)}
                    fillRule="evenodd"
                    className={`${colorOf(index)} ${marks.shape}${isOne ? '' : ` ${marks.apart}`}`}
                    data-slice
                  />
                ),
            )}
          </g>
          {isDonut && inner > 44 && (
            <>
              <text x={x} y={y} textAnchor="middle" className={styles.totalText}>
                {total}
              </text>
              <text x={x} y={y + 18} textAnchor="middle" className={styles.axisText}>
                {totalLabel}
              </text>
            </>
          )}
        </>
      );
    },
    drawActive(index, size) {
      const { x, y } = layout(size);
      return (
        <path
          d={path(slices[index]!, size, 4)}
          transform={`translate(${x} ${y})`}
          fill={fillOf(id, index)}
          fillRule="evenodd"
          className={`${colorOf(index)} ${marks.shape} ${marks.lifted}`}
        />
      );
    },
    find(pointerX, pointerY, size) {
      const { x, y, outer, inner } = layout(size);
      const distance = Math.hypot(pointerX - x, pointerY - y);
      if (distance > outer + 8 || distance < inner - 8) return undefined;
      const angle = Math.atan2(pointerX - x, y - pointerY);
      return sliceAt(slices, angle < 0 ? angle + Math.PI * 2 : angle);
    },
    locate(index, size) {
      const { x, y, outer, inner } = layout(size);
      const { from, to } = slices[index]!;
      const middle = (from + to) / 2;
      const radius = (outer + inner) / 2;
      return { x: x + Math.sin(middle) * radius, y: y - Math.cos(middle) * radius };
    },
    describe(index) {
      const [label = '', value = '', share = ''] = cells[index] ?? [];
      return {
        title: label,
        lines: [{ label: value, value: share, sign: <FillKey series={index} prefix={id} /> }],
      };
    },
  };
}
