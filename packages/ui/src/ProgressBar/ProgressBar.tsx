import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The visible label. Give this or `aria-label`. */
  label?: ReactNode;
  /** The progress from 0 to `maxValue`; indeterminate without it. */
  value?: number;
  /** @default 100 */
  maxValue?: number;
  /** The progress as text: “3 of 12”. It is shown beside the label and announced instead of the percentage. */
  valueLabel?: string;
  /** @default 'md' */
  size?: keyof typeof styles.size;
}

/** Shows progress. For unknown progress in a small place use `Spinner`. */
export const ProgressBar = withRef(function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueLabel,
  size = 'md',
  className,
  ...props
}: ProgressBarProps) {
  const labelId = useId();
  const isKnown = value !== undefined;
  const now = isKnown ? Math.min(maxValue, Math.max(0, value)) : undefined;
  return (
    <div
      aria-labelledby={label ? labelId : undefined}
      {...props}
      role="progressbar"
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? maxValue : undefined}
      aria-valuenow={now}
      aria-valuetext={valueLabel}
      className={cx(styles.bar, className)}
    >
      {(label || valueLabel) && (
        <div className={styles.labels}>
          <span id={labelId}>{label}</span>
          <span aria-hidden className={styles.value}>
            {valueLabel}
          </span>
        </div>
      )}
      <div className={cx(styles.track, styles.size[size])}>
        <div
          className={cx(styles.fill, !isKnown && styles.sweeping)}
          style={now === undefined ? undefined : ({ [styles.part]: now / maxValue } as CSSProperties)}
        />
      </div>
    </div>
  );
});
