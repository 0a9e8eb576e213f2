import type { ComponentPropsWithRef } from 'react';
import { areaPath, isolatedPoints, linePath } from '../chart/paths.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { drawing, sparkPoints } from './sparkPoints.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values from the earliest to the latest; null where there is none. */
  values: readonly (number | null)[];
  /** The message of the line: “Plays rose from 120 to 480”. Without it the line is decoration beside a number. */
  'aria-label'?: string;
  /** `area` fills the area below the line. @default 'line' */
  variant?: 'line' | 'area';
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'danger' | 'neutral';
  /** In pixels, or any CSS size. @default 120 */
  width?: number | string;
  /** @default 32 */
  height?: number | string;
  /** Whether the bottom of the line is zero, instead of the lowest value. */
  includesZero?: boolean;
}

/** A line as small as a word, which shows a trend beside a number. For a chart with axes use `LineChart`. */
export const Sparkline = withRef(function Sparkline({
  values,
  'aria-label': label,
  variant = 'line',
  tone = 'accent',
  width = 120,
  height = 32,
  includesZero = false,
  className,
  style,
  ...props
}: SparklineProps) {
  const points = sparkPoints(values, includesZero);
  const last = points.findLast((point) => point !== null);
  const dots = [...isolatedPoints(points), ...(last ? [last] : [])];
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      {...props}
      className={cx(styles.sparkline, styles.tone[tone], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    >
      {variant === 'area' && <path d={areaPath(points, drawing.height)} className={styles.area} />}
      <path d={linePath(points)} className={styles.line} />
      {dots.map(({ x, y }, index) => (
        <path key={index} d={`M${x},${y}h0`} className={styles.point} />
      ))}
    </svg>
  );
});
