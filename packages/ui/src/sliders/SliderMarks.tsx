import type { SliderMark } from './SliderBase.ts';
import * as styles from './slider.css.ts';

interface MarksProps {
  marks: readonly SliderMark[];
  isVertical: boolean;
  share: (value: number) => number;
}

/** Decorative: screen readers read the value of the thumb. */
export function SliderMarks({ marks, isVertical, share }: MarksProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.marks}
      data-labelled={marks.some(({ label }) => label !== undefined) || undefined}
    >
      {marks.map(({ value, label }) => {
        const place = share(value);
        return (
          <div
            key={value}
            className={styles.mark}
            data-end={place === 0 ? 'first' : place === 1 ? 'last' : undefined}
            style={{ [isVertical ? 'insetBlockEnd' : 'insetInlineStart']: `${place * 100}%` }}
          >
            {label}
          </div>
        );
      })}
    </div>
  );
}
