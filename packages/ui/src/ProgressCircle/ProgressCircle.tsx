import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './ProgressCircle.css.ts';

const diameters = { sm: 20, md: 32, lg: 56, xl: 96 } as const;
const strokes = { sm: 3, md: 4, lg: 5, xl: 7 } as const;

export interface ProgressCircleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way. */
  'aria-label': string;
  /** The progress from 0 to `maxValue`; indeterminate without it. */
  value?: number;
  /** @default 100 */
  maxValue?: number;
  /** The progress as text: “3 of 12”. It is announced instead of the percentage. */
  valueLabel?: string;
  /** Its diameter: 20, 32, 56 or 96 px. @default 'md' */
  size?: keyof typeof diameters;
  /** The content in the centre of a large circle: the percentage, an icon. Screen readers skip it. */
  children?: ReactNode;
}

/** Shows progress where there is no room for a `ProgressBar`. For unknown progress use `Spinner`. */
export const ProgressCircle = withRef(function ProgressCircle({
  value,
  maxValue = 100,
  valueLabel,
  size = 'md',
  className,
  style,
  children,
  ...props
}: ProgressCircleProps) {
  const diameter = diameters[size];
  const stroke = strokes[size];
  const radius = (diameter - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const isKnown = value !== undefined;
  const now = isKnown ? Math.min(maxValue, Math.max(0, value)) : undefined;
  const part = now === undefined ? 0.25 : now / maxValue;
  const shape = { cx: diameter / 2, cy: diameter / 2, r: radius, strokeWidth: stroke };
  return (
    <div
      {...props}
      role="progressbar"
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? maxValue : undefined}
      aria-valuenow={now}
      aria-valuetext={valueLabel}
      className={cx(styles.circle, className)}
      style={{ inlineSize: diameter, blockSize: diameter, ...style }}
    >
      <svg
        viewBox={`0 0 ${diameter} ${diameter}`}
        aria-hidden="true"
        className={cx(styles.drawing, !isKnown && styles.turning)}
      >
        <circle {...shape} className={styles.track} />
        {part > 0 && (
          <circle
            {...shape}
            className={styles.arc}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - part)}
          />
        )}
      </svg>
      {children !== undefined && (
        <span aria-hidden="true" className={styles.text}>
          {children}
        </span>
      )}
    </div>
  );
});
