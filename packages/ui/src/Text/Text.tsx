import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  /** The HTML element. @default 'span' */
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'label'
    | 'strong'
    | 'em'
    | 'time'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | 'legend';
  /** @default the size of the surrounding text */
  size?: keyof typeof styles.size;
  /** @default the colour of the surrounding text */
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  align?: keyof typeof styles.align;
  /** One line, truncated with an ellipsis; the title shows the whole text on hover. */
  truncate?: boolean;
  /** Truncates after this number of lines. */
  lines?: 2 | 3 | 4;
  /** Tabular figures, for durations, counts and money. */
  tabular?: boolean;
  /** For `as="time"`. */
  dateTime?: string;
  /** For `as="label"`. */
  htmlFor?: string;
}

/** Text in one of the theme's sizes, weights and tones. For a title with a heading level use `Heading`. */
export const Text = withRef(function Text({
  as = 'span',
  size,
  tone,
  weight,
  align,
  truncate,
  lines,
  tabular,
  className,
  ...props
}: TextProps) {
  const Element = as as 'span';
  const whole = (truncate || lines) && typeof props.children === 'string' ? props.children : undefined;
  return (
    <Element
      title={whole}
      {...props}
      className={
        cx(
          size && styles.size[size],
          tone && styles.tone[tone],
          weight && styles.weight[weight],
          align && styles.align[align],
          truncate && styles.truncated,
          lines && styles.lines[lines],
          tabular && styles.tabular,
          className,
        ) || undefined
      }
    />
  );
});
