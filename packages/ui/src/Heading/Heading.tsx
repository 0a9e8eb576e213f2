import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from '../Text/Text.css.ts';

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'color'> {
  /** The level in the document outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The text size, independent of the level. @default by its level: title, heading, lg, then md */
  size?: keyof typeof styles.size;
  /** @default 'bold' */
  weight?: keyof typeof styles.weight;
  tone?: keyof typeof styles.tone;
  align?: keyof typeof styles.align;
  truncate?: boolean;
  lines?: 2 | 3 | 4;
}

const sizes = { 1: 'title', 2: 'heading', 3: 'lg', 4: 'md', 5: 'md', 6: 'md' } as const;

/** The title of a page or of a section. */
export const Heading = withRef(function Heading({
  level,
  size = sizes[level],
  weight = 'bold',
  tone,
  align,
  truncate,
  lines,
  className,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as 'h2';
  const whole = (truncate || lines) && typeof props.children === 'string' ? props.children : undefined;
  return (
    <Element
      title={whole}
      {...props}
      className={cx(
        styles.size[size],
        styles.weight[weight],
        tone && styles.tone[tone],
        align && styles.align[align],
        truncate && styles.truncated,
        lines && styles.lines[lines],
        className,
      )}
    />
  );
});
