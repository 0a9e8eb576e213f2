import * as styles from './chart.css.ts';
import type { Scale } from './scale.ts';

/** The estimated width of a text in the font size of an axis. */
export const textWidth = (text: string): number => text.length * 6.3;

/** Text truncated to a width with an ellipsis. */
export const fit = (text: string, width: number): string => {
  const most = Math.max(1, Math.floor(width / 6.3));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
};

/** The plot area between the axes, in pixels from the left and the top. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The grid lines of a vertical axis, with their values at the start side. */
export function ValueAxis({
  ticks,
  scale,
  area,
  format,
  isRtl,
}: {
  ticks: readonly number[];
  scale: Scale;
  area: Area;
  format: (value: number) => string;
  isRtl: boolean;
}) {
  return (
    <g>
      {ticks.map((tick) => {
        const y = Math.round(scale(tick)) + 0.5;
        return (
          <g key={tick}>
            <line
              x1={area.left}
              x2={area.right}
              y1={y}
              y2={y}
              className={tick === 0 ? styles.baseLine : styles.gridLine}
            />
            <text
              x={isRtl ? area.right + 8 : area.left - 8}
              y={y}
              dy="0.35em"
              textAnchor="end"
              className={styles.axisText}
            >
              {format(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
