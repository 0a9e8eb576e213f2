import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { withRef } from '../ref/withRef.ts';
import { Text } from '../Text/Text.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title?: ReactNode;
  /** The heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  description?: ReactNode;
  /** The address of the card. The title is the link; the whole card is its hit target. */
  href?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** In order of emphasis, the strongest first: raised, outlined, plain. @default 'raised' */
  variant?: 'raised' | 'outlined' | 'plain';
  /** `none` for a picture that extends to the edges. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** Groups related content on its own surface. For space without a surface use `Stack`. */
export const Card = withRef(function Card({
  title,
  level = 3,
  description,
  href,
  actions,
  variant = 'raised',
  padding = 'md',
  className,
  children,
  ...props
}: CardProps) {
  return (
    <div
      {...props}
      className={cx(
        styles.card,
        styles.variant[variant],
        styles.padding[padding],
        href !== undefined && styles.linked,
        className,
      )}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          <div className={styles.text}>
            {title !== undefined && (
              <Heading level={level} size="lg">
                {href === undefined ? (
                  title
                ) : (
                  <a href={href} className={styles.link} data-card-link="">
                    {title}
                  </a>
                )}
              </Heading>
            )}
            {description !== undefined && (
              <Text as="p" size="md" tone="muted">
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
});
